// Beginnings of query keys, by family: data that several features fetch, and keys that an action makes stale (stale-after.ts). A
// `*.queries.ts` adds its parameters to them. A key also covers every longer key that begins with it.

/** The caller. Everything below stays when another workspace is chosen. */
export const meKeys = {
  all: ['me'],
  workspaces: ['me', 'workspaces'],
  inbox: ['me', 'inbox'],
  notices: ['me', 'notices'],
  noticeMatrix: ['me', 'notice-matrix'],
} as const;

export const platformKeys = { all: ['platform'] } as const;
export const photoKeys = { all: ['photos'] } as const;
export const apiTokenKeys = { all: ['api-tokens'] } as const;
export const webhookKeys = { all: ['webhooks'] } as const;
/** Everything that gives access in the caller's name. */
export const accessKeys = { all: ['access'] } as const;
export const sessionKeys = { all: ['sessions'] } as const;
export const secondFactorKeys = { all: ['second-factor'] } as const;

/** Documents, the folders that hold them and their counts. */
export const orderKeys = {
  all: ['orders'],
  lists: ['orders', 'list'],
  months: ['orders', 'month'],
  palette: ['orders', 'palette'],
  folders: ['orders', 'folders'],
  forms: ['orders', 'form'],
  documents: ['orders', 'document'],
  scoreContexts: ['orders', 'score-context'],
  checks: ['orders', 'checks'],
  opinions: ['orders', 'opinions'],
} as const;

export const versionKeys = {
  list: (orderDetailId: number) => ['versions', 'list', orderDetailId] as const,
  comparisons: ['versions', 'two'],
} as const;

export const commentKeys = {
  all: ['comments'],
  document: (orderDetailId: number) => ['comments', 'document', orderDetailId] as const,
  mine: ['comments', 'mine'],
} as const;

export const publicationKeys = {
  all: ['publications'],
  document: (orderDetailId: number) => ['publications', orderDetailId] as const,
} as const;

export const chatKeys = {
  all: ['chats'],
  lists: ['chats', 'list'],
  one: (id: number) => ['chats', 'one', id] as const,
} as const;

export const bulkKeys = {
  all: ['bulk'],
  lists: ['bulk', 'list'],
  orders: ['bulk', 'order'],
  products: ['bulk', 'product'],
  judged: ['bulk', 'judged'],
} as const;

export const toolKeys = {
  all: ['tool'],
  weeklyUses: (slug: string) => ['weekly-uses', slug] as const,
} as const;

export const workspaceKeys = { all: ['workspaces'] } as const;
export const websiteKeys = { all: ['websites'] } as const;
export const siteStartKeys = { all: ['site-start'] } as const;
export const glossaryKeys = { all: ['glossary'] } as const;
/** Tasks and their reviews. */
export const taskKeys = {
  all: ['tasks'],
  lists: ['tasks', 'list'],
  people: ['tasks', 'people'],
  views: ['tasks', 'views'],
  templates: ['tasks', 'templates'],
  imports: ['tasks', 'imports'],
  documents: ['tasks', 'documents'],
  one: (id: number) => ['tasks', 'one', id] as const,
} as const;

/** Query key of a review link, by its token. */
export const guestReviewKeys = {
  link: (token: string) => ['guest-review', token] as const,
  task: (token: string, id: number) => ['guest-review', token, 'task', id] as const,
} as const;
/** Certificates of translations. */
export const certificateKeys = {
  all: ['certificates'],
  document: (orderDetailId: number) => ['certificates', 'document', orderDetailId] as const,
  job: (jobId: number) => ['certificates', 'job', jobId] as const,
  number: (number: string) => ['certificates', 'number', number] as const,
} as const;
/** Review links of a workspace's tasks. */
export const reviewLinkKeys = { all: ['review-links'] } as const;
/** Calendar feeds of the caller. */
export const calendarFeedKeys = { all: ['calendar-feeds'] } as const;

/** Translation requests with their changes and queries. */
export const translationRequestKeys = {
  all: ['translation-requests'],
  lists: ['translation-requests', 'list'],
  one: (id: number) => ['translation-requests', 'one', id] as const,
  job: (jobId: number) => ['translation-requests', 'job', jobId] as const,
  documents: ['translation-requests', 'documents'],
} as const;
/** Query keys of the translation desk. */
export const translationManagerKeys = {
  jobs: ['translation-manager', 'jobs'],
  segments: (jobId: number) => ['translation-manager', 'segments', jobId] as const,
  candidates: (jobId: number) => ['translation-manager', 'candidates', jobId] as const,
  linguists: ['translation-manager', 'linguists'],
  rates: ['translation-manager', 'rates'],
  reports: ['translation-manager', 'reports'],
} as const;

/** Pages of websites with their links, imports and map. */
export const sitePageKeys = {
  all: ['site-pages'],
  lists: ['site-pages', 'list'],
  summaries: ['site-pages', 'summary'],
  imports: ['site-pages', 'imports'],
  maps: ['site-pages', 'map'],
  one: (id: number) => ['site-pages', 'one', id] as const,
} as const;
/** Suggestions of links, runs, keyword rules and conflicts. */
export const linkKeys = {
  all: ['links'],
  counts: ['links', 'counts'],
  suggestions: ['links', 'suggestions'],
  runs: ['links', 'runs'],
  run: (id: number) => ['links', 'run', id] as const,
  rules: ['links', 'rules'],
  conflicts: ['links', 'conflicts'],
  sources: ['links', 'sources'],
} as const;
/** Figures of reports. */
export const reportKeys = {
  all: ['reports', 'report'],
  widgets: ['reports', 'widgets'],
  dashboard: ['reports', 'dashboard'],
} as const;
/** Category cards and the keywords that they are composed from. */
export const categoryCardKeys = { all: ['category-cards'], keywords: ['category-cards', 'keywords'] } as const;

/** Audience campaigns, and their client view. */
export const campaignKeys = {
  all: ['campaigns'],
  lists: ['campaigns', 'list'],
  clients: ['campaigns', 'client'],
  linkable: ['campaigns', 'linkable'],
  one: (id: number) => ['campaigns', 'one', id] as const,
} as const;

export const briefingKeys = { all: ['briefings'] } as const;

export const sourceKeys = {
  all: ['sources'],
  one: (id: number) => ['sources', 'one', id] as const,
} as const;

export const voiceKeys = {
  all: ['brand-voices'],
  tones: ['tones'],
  reports: ['voice-report'],
} as const;

/** Query keys of the control panel. */
export const panelKeys = {
  all: ['panel'],
  models: ['panel', 'models'],
  localModels: ['panel', 'local-models'],
  localServers: ['panel', 'local-servers'],
  outsideData: ['panel', 'outside-data'],
  caps: ['panel', 'caps'],
  prices: ['panel', 'prices'],
  seats: ['panel', 'seats'],
  groups: ['panel', 'notice-groups'],
  branding: ['panel', 'branding'],
  customTools: ['panel', 'custom-tools'],
} as const;
