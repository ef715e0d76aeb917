import { IconHelpCircle, IconLayoutSidebar, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../base/use-me.ts';
import { sectionsFor } from '../../features/control-panel/panel-sections.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { preloadPalette } from './palette/command-palette.tsx';
import classes from './top-bar.module.css';
import { WorkspaceSwitch } from './workspace-switch.tsx';

interface TopBarProps {
  onSidebar: () => void;
  onFindTool: () => void;
  onHelp: () => void;
  onShortcuts: () => void;
}

/** Sidebar button, workspace, tool picker in the middle, credits, avatar. */
export function TopBar({ onSidebar, onFindTool, onHelp, onShortcuts }: TopBarProps) {
  const { t } = useText();
  return (
    <header className={classes.bar}>
      <button
        type="button"
        className={`${classes.icon} ${classes.desk}`}
        aria-label={t('shell.toggleSidebar')}
        onClick={onSidebar}
      >
        <IconLayoutSidebar size={18} stroke={1.6} aria-hidden="true" />
      </button>
      <Text as="span" flex="shrink" className={classes.place}>
        <WorkspaceSwitch />
      </Text>
      <button
        type="button"
        className={classes.picker}
        data-only="desktop"
        onClick={onFindTool}
        onPointerEnter={preloadPalette}
        aria-haspopup="dialog"
      >
        <IconSearch size={16} stroke={1.8} aria-hidden="true" />
        <span className={classes.pickerText}>{t('shell.findTool')}</span>
        <Kbd keys="mod+K" />
      </button>
      <Row as="span" gap={16} justify="end" className={classes.right}>
        <button
          type="button"
          className={`${classes.icon} ${classes.phone}`}
          aria-label={t('shell.findTool')}
          onClick={onFindTool}
        >
          <IconSearch size={19} stroke={1.7} aria-hidden="true" />
        </button>
        <CreditsOfCaller />
        <button type="button" className={classes.icon} aria-label={t('help.title')} aria-haspopup="dialog" onClick={onHelp}>
          <IconHelpCircle size={20} stroke={1.6} aria-hidden="true" />
        </button>
        <AvatarMenu onShortcuts={onShortcuts} />
      </Row>
    </header>
  );
}

/** Credit balance, with a link for users with access to the spending. */
function CreditsOfCaller() {
  const { t, language } = useText();
  const { user_info: me } = useMe();
  const { available } = me.credits;
  const words = (
    <>
      <strong>{formatNumber(available, language)}</strong> {t('shell.creditsWord', { count: available })}
    </>
  );
  return (
    <Text as="span" size="sm" nowrap className={classes.credits} data-only="desktop">
      {sectionsFor(me).includes('credits') ? (
        <Link to="/control-panel/{-$section}" params={{ section: 'credits' }}>
          {words}
        </Link>
      ) : (
        words
      )}
    </Text>
  );
}
