// The bottom bar of a phone: the most used pages, a new document, and the menu. A page with its own buttons
// at the bottom hides it.
import { IconClipboardCheck, IconFiles, IconInbox, IconMenu2, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../base/use-me.ts';
import { useInboxCounts } from '../../features/inbox/use-inbox-counts.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './bottom-bar.module.css';

const icon = { size: 22, stroke: 1.6, 'aria-hidden': true } as const;

interface BottomBarProps {
  isMenuOpen: boolean;
  onMenu: () => void;
}

export function BottomBar({ isMenuOpen, onMenu }: BottomBarProps) {
  const { t, language } = useText();
  const { todo } = useInboxCounts();
  const hasTasks = !useMe().user_info.extra_info.hide_generic_task_assignment;
  return (
    <nav className={classes.bar} data-only="phone" aria-label={t('shell.bottomBar')}>
      <Link to="/inbox" className={classes.entry}>
        <IconInbox {...icon} />
        <span>{t('inbox.title')}</span>
        {todo > 0 ? <span className={classes.count}>{formatNumber(todo, language)}</span> : null}
      </Link>
      <Link to="/orders" className={classes.entry}>
        <IconFiles {...icon} />
        <span>{t('shell.documents')}</span>
      </Link>
      <Link to="/tools" className={classes.new} aria-label={t('shell.keys.new')}>
        <IconPlus {...icon} />
      </Link>
      {hasTasks ? (
        <Link to="/task-assignment" className={classes.entry}>
          <IconClipboardCheck {...icon} />
          <span>{t('shell.tasksShort')}</span>
        </Link>
      ) : null}
      <button type="button" className={classes.entry} aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={onMenu}>
        <IconMenu2 {...icon} />
        <span>{t('shell.menu')}</span>
      </button>
    </nav>
  );
}
