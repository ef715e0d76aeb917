import {
  IconApi,
  IconChevronRight,
  IconLayoutGrid,
  IconMicrophone2,
  IconStar,
  IconVolume,
  IconWorldWww,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWorkspaceId } from '../base/workspace.ts';
import { voicesQuery } from '../features/brand-voices/brand-voices.queries.ts';
import { formatNumber } from '../ui/intl-format.ts';
import { Panel } from '../ui/panel.tsx';
import { Text } from '../ui/text.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './dashboard-page.module.css';

interface Shortcut {
  to: string;
  label: string;
  icon: TablerIcon;
  aside?: string | undefined;
}

/** Links to frequently used pages. */
export function Shortcuts({ toolCount, favouriteCount }: { toolCount: number; favouriteCount: number }) {
  const { t, language } = useText();
  const { data } = useQuery(voicesQuery(useWorkspaceId(), language));
  const count = data?.brand_voices_list.length ?? 0;
  const voices = count > 0 ? t('voices.dashboard.count', { count, number: formatNumber(count, language) }) : undefined;
  const shortcuts: Shortcut[] = [
    { to: '/tones', label: t('voices.tones.title'), icon: IconVolume },
    { to: '/brand-voices', label: t('voices.select.voice'), icon: IconMicrophone2, aside: voices },
    { to: '/websites', label: t('voices.dashboard.websites'), icon: IconWorldWww },
    { to: '/tools', label: t('dashboard.allTools'), icon: IconLayoutGrid, aside: formatNumber(toolCount, language) },
    { to: '/favorite', label: t('dashboard.favouriteTools'), icon: IconStar, aside: formatNumber(favouriteCount, language) },
    { to: '/user/api', label: t('dashboard.yourApi'), icon: IconApi },
  ];
  return (
    <Panel title={t('dashboard.shortcuts')}>
      <ul className={classes.shortcuts}>
        {shortcuts.map(({ to, label, icon: Icon, aside }) => (
          <li key={to}>
            <Link to={to} className={classes.shortcut} data-touch="height">
              <Icon size={18} stroke={1.6} aria-hidden="true" />
              <Text as="span" weight="medium" flex="fill">
                {label}
              </Text>
              {aside === undefined ? null : (
                <Text as="span" size="sm" tone="quiet">
                  {aside}
                </Text>
              )}
              <IconChevronRight size={16} stroke={1.7} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
