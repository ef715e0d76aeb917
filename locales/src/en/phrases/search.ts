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

const search: SearchPhrases = {
  titles: {
    home: [(keyword) => keyword, (keyword) => `${keyword}: who we are, what we do`, (keyword) => `${keyword} at a glance`],
    category: [
      (keyword) => `${keyword}: see the range`,
      (keyword) => `${keyword} at a glance`,
      (keyword) => `${keyword}: compare and choose`,
    ],
    product: [
      (keyword) => keyword,
      (keyword) => `${keyword}: features and details`,
      (keyword) => `${keyword} in detail`,
      (keyword) => `${keyword} at a glance`,
    ],
    article: [
      (keyword) => `${keyword}: what matters`,
      (keyword) => `${keyword} explained`,
      (keyword) => `${keyword}: the essentials`,
      (keyword) => `${keyword} at a glance`,
      (keyword) => `${keyword}: what to know`,
    ],
    service: [
      (keyword) => `${keyword}: what we do for you`,
      (keyword) => `${keyword}: services and contact`,
      (keyword) => `${keyword} at a glance`,
    ],
    local_page: [
      (keyword) => `${keyword}: services and contact`,
      (keyword) => `${keyword} near you`,
      (keyword) => `${keyword} at a glance`,
    ],
  },
  calls: {
    home: () => ['Get to know us.', 'See what we offer.', 'Find out more.'],
    category: () => ['See the whole range.', 'Compare and choose.', 'Browse the selection.'],
    product: () => ['See all details.', 'Take a closer look.', 'Check features and order.'],
    article: () => ['Read on.', 'Read the article.', 'Find the answers here.'],
    service: () => ['Request a quote.', 'Get in touch.', 'See how it works.'],
    local_page: () => ['Get in touch.', 'Plan your visit.', 'See contact details.'],
  },
  about: (keyword, topic) => `${keyword}: ${topic}.`,
  sitelinksMissing: 'sitelinks: pages of the website with a text and two short lines each.',
  headlinesMissing: 'further short benefits: lines of up to thirty characters make headlines.',
};

export default search;
