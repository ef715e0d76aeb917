import { useQuery } from '@tanstack/react-query';
import { type LinksTab, linksTabs } from '../../base/links-search.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import tabs from '../../ui/quiet-tabs.module.css';
import { useText } from '../../ui/use-text.ts';
import { linkCountsQuery } from './links.queries.ts';

interface LinksTabsProps {
  websiteId: number;
  tab: LinksTab;
  /** Pages of the website, where they are counted. */
  pages: number | undefined;
  onOpen: (tab: LinksTab) => void;
}

/** The parts of `/links` with how much each has. */
export function LinksTabs({ websiteId, tab, pages, onOpen }: LinksTabsProps) {
  const { t, language } = useText();
  const counts = useQuery(linkCountsQuery(websiteId)).data?.counts;
  const numbers: Partial<Record<LinksTab, number | undefined>> = {
    suggestions: counts?.suggestions,
    pages,
    keywords: counts?.rules,
    conflicts: counts?.conflicts,
    runs: counts?.runs,
  };
  return (
    <fieldset className={tabs.tabs} aria-label={t('links.tabs.label')} style={{ marginBottom: 12 }}>
      {linksTabs.map((one) => (
        <button key={one} type="button" className={tabs.tab} aria-pressed={one === tab} onClick={() => onOpen(one)}>
          {t(`links.tabs.${one}`)}
          {numbers[one] === undefined ? null : <span className={tabs.count}>{formatNumber(numbers[one] ?? 0, language)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
