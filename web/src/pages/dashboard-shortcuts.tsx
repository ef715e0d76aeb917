import { IconApi, IconChevronRight, IconLayoutGrid, IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../ui/intl-format.ts';
import { Panel } from '../ui/panel.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './dashboard-page.module.css';

/** Ways to what is used often. */
export function Shortcuts({ toolCount, favouriteCount }: { toolCount: number; favouriteCount: number }) {
  const { t, language } = useText();
  const shortcuts = [
    { to: '/tools', label: t('dashboard.allTools'), icon: IconLayoutGrid, count: toolCount },
    { to: '/favorite', label: t('dashboard.favouriteTools'), icon: IconStar, count: favouriteCount },
    { to: '/user/api', label: t('dashboard.yourApi'), icon: IconApi, count: null },
  ] as const;
  return (
    <Panel title={t('dashboard.shortcuts')}>
      <ul className={classes.shortcuts}>
        {shortcuts.map(({ to, label, icon: Icon, count }) => (
          <li key={to}>
            <Link to={to} className={classes.shortcut}>
              <Icon size={18} stroke={1.6} aria-hidden="true" />
              <span className={classes.label}>{label}</span>
              {count === null ? null : <span className={classes.count}>{formatNumber(count, language)}</span>}
              <IconChevronRight size={16} stroke={1.7} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
