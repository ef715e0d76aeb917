// The company's chrome at the left: open, minimised to icons, or closed.
import { IconExternalLink } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMe } from '../../base/use-me.ts';
import { useWorkspace } from '../../base/workspaces.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './sidebar.module.css';
import { brandEntries, type SidebarEntry, teamEntries, toolEntries, workEntries } from './sidebar-entries.ts';

const withPagesBelow: readonly string[] = [
  '/orders',
  '/brand-voices',
  '/task-assignment',
  '/tool/translation_requests',
  '/links',
];
const year = new Date().getFullYear();

interface SidebarProps {
  brand: ReactNode;
  /** Category of the tool page that is open, whose entry is then marked. */
  openCategory: string | undefined;
  onChoose?: () => void;
}

/** The same list serves the column at the desk and the drawer on a phone. */
export function Sidebar({ brand, openCategory, onChoose }: SidebarProps) {
  const { t, language } = useText();
  const me = useMe();
  const { pathname } = useLocation();
  const isActive = (entry: SidebarEntry) =>
    entry.category
      ? openCategory === entry.category
      : entry.to !== undefined && withPagesBelow.includes(entry.to)
        ? pathname.startsWith(entry.to)
        : entry.to === pathname;
  const draw = (entry: SidebarEntry) => <Entry key={entry.key} entry={entry} isActive={isActive(entry)} onChoose={onChoose} />;
  const documents = useWorkspace()?.documents_count ?? me.user_info.documents_count;
  const tools = toolEntries(me, t);
  const team = teamEntries(me, t);
  return (
    <div className={classes.sidebar}>
      {brand}
      <nav aria-label={t('shell.mainMenu')} className={classes.nav}>
        <ul>{workEntries(me, documents, t, language).map(draw)}</ul>
        {tools.length > 0 ? (
          <>
            <p className={classes.group}>{t('shell.tools')}</p>
            <ul>{tools.map(draw)}</ul>
          </>
        ) : null}
        {team.length > 0 ? (
          <>
            <p className={classes.group}>{t('shell.work')}</p>
            <ul>{team.map(draw)}</ul>
          </>
        ) : null}
        <p className={classes.group}>{t('shell.brand')}</p>
        <ul>{brandEntries(t).map(draw)}</ul>
      </nav>
      <footer className={classes.foot}>
        <span className={classes.year}>
          © {year} <span className={classes.owner}>{me.user_info.extra_info.custom_tool_name ?? 'Folio'}</span>
        </span>
        <span title={`Folio ${me.build}`}>v2.0</span>
      </footer>
    </div>
  );
}

interface EntryProps {
  entry: SidebarEntry;
  isActive: boolean;
  onChoose: (() => void) | undefined;
}

function Entry({ entry, isActive, onChoose }: EntryProps) {
  const { t } = useText();
  const { icon: Icon, label, count, href } = entry;
  const content = (
    <>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span className={classes.label}>{label}</span>
      {count ? <span className={classes.count}>{count}</span> : null}
      {href ? <IconExternalLink size={14} className={classes.count} aria-label={t('shell.opensNewTab')} /> : null}
    </>
  );
  if (href) {
    return (
      <li>
        <a href={href} target="_blank" rel="noreferrer" className={classes.entry} title={label}>
          {content}
        </a>
      </li>
    );
  }
  return (
    <li>
      <Link
        to={entry.to ?? '/dashboard'}
        params={entry.to === '/chat/{-$id}' ? { id: undefined } : {}}
        search={
          entry.to === '/workspace/login'
            ? { forceRedirect: true }
            : entry.category && entry.to === '/tools'
              ? { macrocategory: entry.category }
              : {}
        }
        className={classes.entry}
        data-active={isActive || undefined}
        aria-current={isActive ? 'page' : undefined}
        title={label}
        onClick={onChoose}
      >
        {content}
      </Link>
    </li>
  );
}
