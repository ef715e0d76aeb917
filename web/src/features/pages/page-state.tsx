// The status and the issues of a page, in words.

import { pathOf } from '@folio/contract/page-address';
import type { PageUrl } from '@folio/contract/pages';
import { StateBadge, WordBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './pages.module.css';

/** The HTTP status, or why there is none. */
export function PageState({ page }: { page: PageUrl }) {
  const { t } = useText();
  if (page.state === 'excluded') return <WordBadge kind="off">{t('sitePages.excluded')}</WordBadge>;
  if (page.issues.includes('draft')) return <WordBadge kind="off">{t('sitePages.states.draft')}</WordBadge>;
  if (page.state === 'broken')
    return <WordBadge kind="failed">{String(page.http_state ?? t('sitePages.states.noAnswer'))}</WordBadge>;
  if (page.state === 'redirected') return <WordBadge kind="hold">{String(page.http_state ?? 301)}</WordBadge>;
  if (page.indexable !== 'yes') return <WordBadge kind="off">{t(`sitePages.searchEngines.${page.indexable}`)}</WordBadge>;
  if (page.state === 'discovered') return <WordBadge kind="off">{t('sitePages.states.discovered')}</WordBadge>;
  if (page.http_state === 200) return <StateBadge kind="ready">200</StateBadge>;
  return <WordBadge kind="hold">{String(page.http_state ?? t('sitePages.states.noAnswer'))}</WordBadge>;
}

const bad = new Set(['broken', 'orphan']);

/** The worst issue of a page, with the figure that it is about. */
export function PageIssueText({ page }: { page: PageUrl }) {
  const { t } = useText();
  const [issue] = page.issues;
  if (!issue)
    return (
      <Text as="span" size="sm" tone="quiet">
        {t('sitePages.none')}
      </Text>
    );
  const says = {
    broken: () => t('sitePages.says.broken', { count: page.links_in }),
    redirect: () =>
      t('sitePages.says.redirect', { count: Math.max(1, page.hops), path: page.final_url ? pathOf(page.final_url) : '' }),
    weak: () => t('sitePages.says.weak', { count: page.links_in_content }),
    orphan: () => t('sitePages.says.orphan'),
    conflict: () => t('sitePages.says.conflict'),
    no_keyword: () => t('sitePages.says.no_keyword'),
    draft: () => t('sitePages.says.draft'),
  };
  return (
    <Text
      as="span"
      size="sm"
      weight="medium"
      breaks
      className={classes.issue}
      data-kind={bad.has(issue) ? 'failed' : issue === 'draft' || issue === 'no_keyword' ? 'off' : 'hold'}
    >
      {says[issue]()}
    </Text>
  );
}
