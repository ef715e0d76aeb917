// The tabs of *Website*: its pages, the links between them, and where documents are published.
import { Link } from '@tanstack/react-router';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { TabCount } from '../../ui/quiet-tabs.tsx';
import { useText } from '../../ui/use-text.ts';

interface WebsiteTabsProps {
  open: 'pages' | 'links' | 'publishing';
  /** Id of the website with the shown pages and links; defaults to the first one. */
  website?: number | undefined;
  /** Pages of the website, where they are counted. */
  pages?: number | undefined;
}

export function WebsiteTabs({ open, website, pages }: WebsiteTabsProps) {
  const { t } = useText();
  const search = website === undefined ? {} : { website };
  const current = (tab: WebsiteTabsProps['open']) => (tab === open ? 'page' : undefined);
  return (
    <PageTabs label={t('shell.website')}>
      <Link to="/links" search={{ ...search, tab: 'pages' }} aria-current={current('pages')}>
        {t('links.tabs.pages')}
        <TabCount count={pages} />
      </Link>
      <Link to="/links" search={search} aria-current={current('links')}>
        {t('shell.links')}
      </Link>
      <Link to="/websites" aria-current={current('publishing')}>
        {t('links.tabs.publishing')}
      </Link>
    </PageTabs>
  );
}
