// The company's chrome at the left: open, minimised to icons, or closed.
import { IconExternalLink } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useMe } from '../../base/use-me.ts';
import { useWorkspace } from '../../base/workspaces.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import type { SidebarGroup } from '../pages.ts';
import classes from './sidebar.module.css';
import { pageEntries, type SidebarEntry, toolEntries } from './sidebar-entries.ts';

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
    entry.category ? openCategory === entry.category : pathname === entry.to || pathname.startsWith(`${entry.to}/`);
  const draw = (entry: SidebarEntry) => <Entry key={entry.key} entry={entry} isActive={isActive(entry)} onChoose={onChoose} />;
  const documents = useWorkspace()?.documents_count ?? me.user_info.documents_count;
  const entries = pageEntries(me, t).map((entry) =>
    entry.to === '/orders' && documents > 0 ? { ...entry, count: formatNumber(documents, language) } : entry,
  );
  const inGroup = (group: SidebarGroup) => entries.filter((entry) => entry.group === group);
  const groups = [
    { name: t('shell.tools'), entries: toolEntries(me, t) },
    { name: t('shell.work'), entries: inGroup('team') },
    { name: t('shell.brand'), entries: inGroup('brand') },
  ].filter((group) => group.entries.length > 0);
  return (
    <div className={classes.sidebar}>
      {brand}
      <nav aria-label={t('shell.mainMenu')} className={classes.nav}>
        <ul>{inGroup('work').map(draw)}</ul>
        {groups.map((group) => (
          <Fragment key={group.name}>
            <Text size="sm" nowrap className={classes.group}>
              {group.name}
            </Text>
            <ul>{group.entries.map(draw)}</ul>
          </Fragment>
        ))}
      </nav>
      <Row as="footer" size="xs" nowrap gap={8} align="stretch" justify="between" className={classes.foot}>
        <span className={classes.year}>
          © {year} <span className={classes.owner}>{me.user_info.extra_info.custom_tool_name ?? 'Folio'}</span>
        </span>
        <span title={`Folio ${me.build}`}>v2.0</span>
      </Row>
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
      <Text as="span" breaks flex="fill" className={classes.label}>
        {label}
      </Text>
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
        params={{}}
        search={entry.search ?? {}}
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
