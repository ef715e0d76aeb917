// The address of `/links`, which the features of links and of a website's pages share.
import { type ConflictState, conflictStates, type SuggestionState, suggestionStates } from '@folio/contract/link-words';
import { type PageIssue, type PageType, pageIssues, pageTypes } from '@folio/contract/page-words';
import type { Website } from '@folio/contract/websites';
import type { ReactNode } from 'react';
import { known, oneOf, wholeNumber } from './search-words.ts';

export const linksTabs = ['suggestions', 'pages', 'map', 'keywords', 'conflicts', 'runs'] as const;
export type LinksTab = (typeof linksTabs)[number];

/** URL parameters of `/links`. */
export interface LinksSearch {
  /** Id of a website; the first one where it is left out. */
  website?: number;
  tab?: LinksTab;
  page?: number;
  search?: string;
  /** Of suggestions or conflicts. */
  state?: SuggestionState | ConflictState;
  order?: 'confidence';
  /** Of pages. */
  issue?: PageIssue;
  type?: PageType;
  sort?: string;
  /** The page or rule that is open. */
  open?: number;
  /** Of the keyword conflict that is open. */
  keyword?: string;
  /** Of keyword rules. */
  filter?: 'never_used' | 'broken_target';
}

/** Keeps known parameters. Omits the defaults: suggestions, page 1 and the first website. */
export function readLinksSearch(raw: Record<string, unknown>): LinksSearch {
  const tab = oneOf(linksTabs, raw['tab']);
  const sort = typeof raw['sort'] === 'string' && /^-?[a-z_]{1,30}$/.test(raw['sort']) ? raw['sort'] : undefined;
  return known({
    website: wholeNumber(raw['website'], 1),
    tab: tab === 'suggestions' ? undefined : tab,
    page: wholeNumber(raw['page'], 2),
    search: typeof raw['search'] === 'string' ? raw['search'].trim().slice(0, 200) : undefined,
    state: oneOf(suggestionStates, raw['state']) ?? oneOf(conflictStates, raw['state']),
    order: oneOf(['confidence'] as const, raw['order']),
    issue: oneOf(pageIssues, raw['issue']),
    type: oneOf(pageTypes, raw['type']),
    sort,
    open: wholeNumber(raw['open'], 1),
    keyword: typeof raw['keyword'] === 'string' ? raw['keyword'].slice(0, 500) : undefined,
    filter: oneOf(['never_used', 'broken_target'] as const, raw['filter']),
  });
}

/** The page or document of a run that is shown. */
export const readRunSearch = (raw: Record<string, unknown>): { target?: number } =>
  known({ target: wholeNumber(raw['target'], 1) });

/** Props of each tab of `/links`: the website, the URL parameters, and the parts of its head that all tabs share. */
export interface LinksTabProps {
  website: Website;
  search: LinksSearch;
  onChange: (changes: Partial<LinksSearch>) => void;
  /** The choice of the website, for the actions of the page's head. */
  choice: ReactNode;
  tabs: ReactNode;
  /** Looks for links to these pages; left out where the caller may not. */
  onFindLinks?: ((pageIds: number[]) => void) | undefined;
}
