// The company's chrome at the left: open, minimized to icons, or closed.
import { IconChevronDown, IconChevronRight, IconCoins, IconExternalLink, IconHistory, IconStarFilled } from '@tabler/icons-react';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { type ReactNode, useCallback, useId } from 'react';
import { recentTools } from '../../base/recent-tools.ts';
import { useMe } from '../../base/use-me.ts';
import { useWorkspace } from '../../base/workspaces.ts';
import { SidebarPages } from '../../features/favorite-pages/sidebar-pages.tsx';
import { useInboxCounts } from '../../features/inbox/use-inbox-counts.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { type PagePath, sidebarGroups } from '../pages.ts';
import classes from './sidebar.module.css';
import { groupEntries, isOpenEntry, type SidebarEntry, toolEntries } from './sidebar-entries.ts';
import { useToolsOpen } from './use-tools-open.ts';

const year = new Date().getFullYear();
/** Favorite tools that are listed below *Tools*. */
const maxFavorites = 3;

interface SidebarProps {
  /** The company's name and logo, above the entries. */
  brand?: ReactNode;
  /** In the colors of the page instead of the chrome, and with the credits. */
  isSheet?: boolean;
  /** Category of the open tool page; its entry is marked. */
  openCategory: string | undefined;
  onChoose?: () => void;
}

/** The same list serves the column at the desk and the sheet on a phone. */
export function Sidebar({ brand, isSheet = false, openCategory, onChoose }: SidebarProps) {
  const { t, language } = useText();
  const me = useMe();
  const { pathname } = useLocation();
  const documents = useWorkspace()?.documents_count ?? me.user_info.documents_count;
  const { todo } = useInboxCounts();
  const numbers: Partial<Record<PagePath, number>> = { '/inbox': todo, '/orders': documents };
  const groups = sidebarGroups
    .map((group) => ({
      group,
      entries: groupEntries(me, t, group).map((entry) => {
        const number = numbers[entry.to] ?? 0;
        return number > 0 ? { ...entry, count: formatNumber(number, language) } : entry;
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <div className={classes.sidebar} data-sheet={isSheet || undefined}>
      {brand}
      <nav aria-label={t('shell.mainMenu')} className={classes.nav}>
        {groups.map(({ group, entries }) => (
          <ul key={group} className={classes.group}>
            {entries.map((entry) => {
              const isActive = isOpenEntry(entry, pathname);
              return entry.to === '/tools' ? (
                <Tools
                  key={entry.key}
                  entry={entry}
                  isActive={isActive}
                  isSheet={isSheet}
                  openCategory={openCategory}
                  onChoose={onChoose}
                />
              ) : (
                <li key={entry.key}>
                  <Entry entry={entry} isActive={isActive} onChoose={onChoose} />
                </li>
              );
            })}
          </ul>
        ))}
      </nav>
      {isSheet ? null : (
        <div className={classes.pages}>
          <SidebarPages />
        </div>
      )}
      {isSheet ? (
        <Row gap={12} className={classes.credits}>
          <IconCoins size={20} stroke={1.6} aria-hidden="true" />
          {`${formatNumber(me.user_info.credits.available, language)} ${t('shell.creditsWord', { count: me.user_info.credits.available })}`}
        </Row>
      ) : null}
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

/** In a list longer than the window, the marked entry is scrolled into view. */
function useInSight(isActive: boolean) {
  return useCallback(
    (link: HTMLElement | null) => {
      if (isActive) link?.scrollIntoView({ block: 'nearest' });
    },
    [isActive],
  );
}

function Entry({ entry, isActive, onChoose }: EntryProps) {
  const { t } = useText();
  const { icon: Icon, label, count, href } = entry;
  const ref = useInSight(isActive);
  const content = (
    <>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <Text as="span" breaks flex="fill" className={classes.label}>
        {label}
      </Text>
      {count ? (
        <span className={classes.count} data-marked={entry.to === '/inbox' || undefined}>
          {count}
        </span>
      ) : null}
      {href ? <IconExternalLink size={14} className={classes.count} aria-label={t('shell.opensNewTab')} /> : null}
    </>
  );
  if (href) {
    return (
      <a href={href} target="_blank" rel="noreferrer" className={classes.entry} title={label}>
        {content}
      </a>
    );
  }
  return (
    <Link
      ref={ref}
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
  );
}

interface ToolsProps extends EntryProps {
  isSheet: boolean;
  openCategory: string | undefined;
}

/** The link to all tools and, below it, favorites, the tool that was used last, and the categories. */
function Tools({ entry, isActive, isSheet, openCategory, onChoose }: ToolsProps) {
  const { t } = useText();
  const me = useMe();
  const { slug } = useParams({ strict: false });
  const { isOpen, toggle } = useToolsOpen(isSheet);
  const id = useId();
  const [last] = recentTools();
  const favorites = me.templates.filter((tool) => tool.is_favorite).slice(0, maxFavorites);
  const used = me.templates.filter((tool) => tool.slug === last && !favorites.includes(tool));
  const toolLink = (tool: (typeof favorites)[number], Icon: typeof IconHistory) => (
    <li key={tool.slug}>
      <Link
        to="/tools/$slug"
        params={{ slug: tool.slug }}
        className={classes.entry}
        data-active={slug === tool.slug || undefined}
        aria-current={slug === tool.slug ? 'page' : undefined}
        onClick={onChoose}
      >
        <Icon size={16} stroke={1.6} aria-hidden="true" />
        <Text as="span" nowrap flex="fill" className={classes.label}>
          {tool.name}
        </Text>
      </Link>
    </li>
  );
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <div className={classes.tools}>
        <Entry entry={entry} isActive={isActive} onChoose={onChoose} />
        <button
          type="button"
          className={classes.chevron}
          aria-label={t('shell.toolsBelow')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <Chevron size={16} stroke={1.7} aria-hidden="true" />
        </button>
      </div>
      {isOpen ? (
        <ul id={id} className={classes.below}>
          {favorites.map((tool) => toolLink(tool, IconStarFilled))}
          {used.map((tool) => toolLink(tool, IconHistory))}
          {toolEntries(me, t).map((child) => (
            <li key={child.key}>
              <Entry
                entry={child}
                isActive={child.category !== undefined && child.category === openCategory}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
