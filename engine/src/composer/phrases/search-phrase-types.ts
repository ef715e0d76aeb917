// Angles of search snippets: several true ways to announce the same page, and what to ask of the searcher.

export type PageType = 'home' | 'category' | 'product' | 'article' | 'service' | 'local_page';

export interface SearchPhrases {
  /** Titles around the keyword; they promise nothing that any page of this type lacks. */
  titles: Record<PageType, ((keyword: string) => string)[]>;
  /** Calls to action, one for each version. */
  calls: Record<PageType, (formal: boolean) => string[]>;
  /** What the page is about when only keyword and topic are known. */
  about: (keyword: string, topic: string) => string;
  /** What a search ad still needs from the advertiser. */
  sitelinksMissing: string;
  headlinesMissing: string;
}
