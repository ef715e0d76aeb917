// Words and limits of a start from a website, without schemas, for browser and server.

export const startStates = ['reading', 'found', 'stopped', 'failed', 'finished'] as const;
export type StartState = (typeof startStates)[number];

export const startPageStates = ['waiting', 'reading', 'read', 'failed'] as const;

/** Why a page was not read. */
export const startPageReasons = [
  'not_found',
  'status',
  'robots',
  'robots_unreachable',
  'login',
  'timeout',
  'unreachable',
  'not_public',
  'not_html',
  'other_website',
  'other_language',
  'too_large',
  'redirects',
  'no_text',
  'unreadable',
] as const;
export type StartPageReason = (typeof startPageReasons)[number];

/** Why a run failed: no page could be read, it was stopped before the first one, or its worker failed. */
export const startProblems = ['no_pages', 'stopped_early', 'unexpected'] as const;

export const startCards = ['brand', 'voice', 'link_map', 'titles', 'missing_links', 'tasks'] as const;
export type StartCard = (typeof startCards)[number];

export const startTaskKinds = ['titles', 'missing_links', 'descriptions', 'job_posting'] as const;
export type StartTaskKind = (typeof startTaskKinds)[number];

export const startLimits = {
  minPages: 5,
  maxPages: 50,
  defaultPages: 20,
  folders: 10,
  /** Titles and links that are listed. */
  titles: 50,
  links: 20,
  /** Pages that become sources. */
  sources: 5,
} as const;
