// Below the entries of the sidebar: favorite pages and the things that were opened last.
import { IconClipboardCheck, IconFile, IconHistory, IconStar, type TablerIcon } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { type RecentPage, recentPages } from '../../base/recent-pages.ts';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './sidebar-pages.module.css';
import { useFavoritePages } from './use-favorite-pages.ts';

const maxShownRecent = 3;

const iconOf = (path: string, other: TablerIcon): TablerIcon => {
  if (/^\/orders\/\d/.test(path)) return IconFile;
  return /^\/task-assignment\/\d/.test(path) ? IconClipboardCheck : other;
};

interface PageListProps {
  title: string;
  pages: RecentPage[];
  /** Of pages that are neither a document nor a task. */
  icon: TablerIcon;
  openPath: string;
}

function PageList({ title, pages, icon, openPath }: PageListProps) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <>
      <Text as="h2" id={id} size="xs" className={classes.title}>
        {title}
      </Text>
      <ul aria-labelledby={id}>
        {pages.map(({ path, title: name }) => {
          const Icon = iconOf(path, icon);
          return (
            <li key={path}>
              <Link to={path} className={classes.page} title={name} aria-current={path === openPath ? 'page' : undefined}>
                <Icon size={16} stroke={1.6} aria-hidden="true" />
                <Text as="span" nowrap flex="fill">
                  {name}
                </Text>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export function SidebarPages() {
  const { t } = useText();
  const { pathname, searchStr } = useLocation();
  const { favorites } = useFavoritePages();
  const openPath = `${pathname}${searchStr}`;
  const isFavorite = (page: RecentPage) => favorites.some(({ path }) => path === page.path);
  const recent = recentPages().filter((page) => page.path !== pathname && !isFavorite(page));
  return (
    <>
      <PageList title={t('favoritePages.title')} pages={favorites} icon={IconStar} openPath={openPath} />
      <PageList
        title={t('favoritePages.recent')}
        pages={recent.slice(0, maxShownRecent)}
        icon={IconHistory}
        openPath={openPath}
      />
    </>
  );
}
