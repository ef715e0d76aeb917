import { useQuery } from '@tanstack/react-query';
import { type LinksTab, linksTabs } from '../../base/links-search.ts';
import { QuietTabs } from '../../ui/quiet-tabs.tsx';
import { useText } from '../../ui/use-text.ts';
import { linkCountsQuery } from './links.queries.ts';
import { WebsiteTabs } from './website-tabs.tsx';

interface LinksTabsProps {
  websiteId: number;
  tab: LinksTab;
  /** Pages of the website, where they are counted. */
  pages: number | undefined;
  onOpen: (tab: LinksTab) => void;
}

/** The tabs of *Website* and, for its links, the parts of these with how much each has. */
export function LinksTabs({ websiteId, tab, pages, onOpen }: LinksTabsProps) {
  const { t } = useText();
  const counts = useQuery(linkCountsQuery(websiteId)).data?.counts;
  const numbers: Partial<Record<LinksTab, number | undefined>> = {
    suggestions: counts?.suggestions,
    keywords: counts?.rules,
    conflicts: counts?.conflicts,
    runs: counts?.runs,
  };
  const parts = linksTabs.filter((one) => one !== 'pages');
  return (
    <>
      <WebsiteTabs open={tab === 'pages' ? 'pages' : 'links'} website={websiteId} pages={pages} />
      {tab === 'pages' ? null : (
        <QuietTabs
          label={t('links.tabs.label')}
          tabs={parts.map((one) => ({ value: one, label: t(`links.tabs.${one}`), count: numbers[one] }))}
          value={tab}
          mb={12}
          onSelect={onOpen}
        />
      )}
    </>
  );
}
