import { IconLayoutSidebar, IconMenu2, IconSearch } from '@tabler/icons-react';
import { useMe } from '../../base/use-me.ts';
import { Bell } from '../../features/notifications/bell.tsx';
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
  onMenu: () => void;
  onFindTool: () => void;
  onShortcuts: () => void;
}

/** Sidebar button, workspace, tool picker in the middle, credits, bell, avatar. */
export function TopBar({ onSidebar, onMenu, onFindTool, onShortcuts }: TopBarProps) {
  const { t, language } = useText();
  const { user_info } = useMe();
  const { available } = user_info.credits;
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
      <button type="button" className={`${classes.icon} ${classes.phone}`} aria-label={t('shell.openMenu')} onClick={onMenu}>
        <IconMenu2 size={20} stroke={1.6} aria-hidden="true" />
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
        <Text as="span" size="sm" nowrap className={classes.credits} data-only="desktop">
          <strong>{formatNumber(available, language)}</strong> {t('shell.creditsWord', { count: available })}
        </Text>
        <Bell className={classes.icon} />
        <AvatarMenu onShortcuts={onShortcuts} />
      </Row>
    </header>
  );
}
