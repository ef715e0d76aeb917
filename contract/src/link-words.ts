// Words of links between pages and documents that browser and server share, without schemas.

export const linkMatches = ['exact', 'phrase', 'phrase_plural'] as const;
export type LinkMatch = (typeof linkMatches)[number];
export const linkPriorities = ['low', 'normal', 'high'] as const;
export type LinkPriority = (typeof linkPriorities)[number];
/** Values of the attribute `rel`; `none` for no attribute. */
export const linkRels = ['none', 'nofollow', 'sponsored', 'ugc'] as const;
export type LinkRel = (typeof linkRels)[number];

export const suggestionStates = ['pending', 'approved', 'rejected', 'applied', 'reverted'] as const;
export type SuggestionState = (typeof suggestionStates)[number];
/**
 * Why a target was found: `rule` a keyword rule; `title`, `h1`, `primary_kw` its own words stand in the text; `topic` sentence and target share
 * terms; `near` they are near in meaning, by an embedding model; `replace` a link leads to a redirect or a page that does not answer.
 */
export const suggestionReasons = ['rule', 'title', 'h1', 'primary_kw', 'topic', 'near', 'replace'] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];

export const runStates = ['preview', 'applying', 'applied', 'partly_applied', 'failed', 'reverted'] as const;
export type RunState = (typeof runStates)[number];
/**
 * Result for one page or document of a run: `left_out` has changed since or cannot be written; `by_hand` has no connection and is changed by the
 * patch list; `kept` has links that could not be undone, since their anchors were edited.
 */
export const runTargetStates = ['pending', 'applied', 'left_out', 'by_hand', 'failed', 'reverted', 'kept'] as const;
export type RunTargetState = (typeof runTargetStates)[number];
/** Reasons for which a place may not have a link. */
export const linkRefusals = [
  'heading',
  'link',
  'quotation',
  'code',
  'caption',
  'table',
  'first_sentence',
  'own_page',
  'target_closed',
  'target_linked',
  'too_close',
  'too_many',
  'rejected',
] as const;
export type LinkRefusal = (typeof linkRefusals)[number];

export const conflictStates = ['open', 'solved', 'fine'] as const;
export type ConflictState = (typeof conflictStates)[number];

/** Limits of links, by `links-pages.md`. */
export const linkLimits = {
  keyword: 80,
  url: 2048,
  /** Rules of a website. */
  rules: 5000,
  maxPerDocument: 20,
  /** Words between two links, and words for each link of a text. */
  wordsBetween: 40,
  wordsPerLink: 100,
  /** Suggestions decided or put into a run in one call, and pages or documents of a run. */
  suggestions: 1000,
  runTargets: 500,
  ids: 500,
  sources: 50,
  sourceTargets: 50_000,
  text: 200_000,
} as const;

/** True if a link keyword has only whitespace and . , ; ! ? (specification). A null value is allowed. */
export const isBlankKeyword = (keyword: string | null): boolean => keyword !== null && /^[\s.,;!?]*$/.test(keyword);

/** True if a custom URL is valid by the specification: http:// or https://, no spaces or quotes. */
export const isCustomUrl = (url: string): boolean => /^https?:\/\/[^\s"'`“”„‘’«»]+$/i.test(url) && URL.canParse(url);
