// The words and limits of tasks, without the schemas, so that the browser can have them early.

export const taskStatuses = ['waiting', 'on_going', 'ready', 'rejected', 'approved', 'published', 'completed'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
export const taskPriorities = ['low', 'medium', 'high'] as const;
/** Roles of the specification's assignee groups: members of the workspace with at least this role. */
export const taskGroups = ['user', 'admin', 'master'] as const;
export type TaskGroup = (typeof taskGroups)[number];
export const requestTypes = ['new', 'add', 'rewrite', 'edit'] as const;
export const taskTypes = ['ai', 'manual'] as const;
/** Content under review, by part; each has a hash of its own. */
export const packageParts = ['text', 'media', 'meta', 'links'] as const;
/** All of an approved translation of the document: words, media and links. */
export type TranslationPart = `translation:${string}`;
export type PackagePart = (typeof packageParts)[number] | TranslationPart;

const translationPrefix = 'translation:';

/** The part of the translation into a language. */
export const translationPart = (language: string): TranslationPart => `translation:${language}`;

/** The language of a part that is a translation; null for other parts. */
export const languageOfPart = (part: PackagePart): string | null =>
  part.startsWith(translationPrefix) ? part.slice(translationPrefix.length) : null;
export const verdicts = ['approve', 'changes', 'reject'] as const;
export const stepStates = ['pending', 'active', 'passed', 'returned'] as const;

/** Characters, and numbers of things (design: tasks). */
export const taskLimits = {
  title: 150,
  description: 3000,
  additionalContent: 10_000,
  steps: 6,
  /** Working days of a step. */
  stepDays: 365,
  reviewers: 20,
  /** Parts that a step looks at. */
  parts: 60,
  keywords: 100,
  headings: 40,
  maxDecisions: 200,
  note: 3000,
} as const;

/** Permissions of a guest; each includes the one before. */
export const guestRights = ['read', 'comment', 'approve'] as const;
export type GuestRight = (typeof guestRights)[number];
/** Identification of a guest at the decision: a code from their email, or the link alone. */
export const guestIdentifications = ['code', 'link'] as const;
export interface GuestIdentity {
  by: (typeof guestIdentifications)[number];
  /** Browser and system, like “Firefox, Windows”; empty if unknown. */
  browser: string;
  /** The network that the call came from, without the last part of its IP address. */
  network: string;
}
/** Of personal links for guests (design: tasks). */
export const reviewLinkLimits = { days: 90, defaultDays: 14, tasks: 20 } as const;
export const taskViewNames = ['all', 'mine', 'review', 'asked'] as const;

/** Of views of tasks: characters, and numbers of things. */
export const taskViewLimits = {
  name: 60,
  query: 1000,
  /** Of one person in a workspace. */
  saved: 20,
  /** A column of the board gets at once. */
  cards: 50,
  calendar: 500,
  calendarDays: 62,
  maxAssigned: 200,
} as const;

/** Of SEO meta data: characters, and the price of an optimized pair in credits. */
export const metadataLimits = {
  title: 300,
  description: 1000,
  footer: 10_000,
  brand: 100,
  category: 200,
  keyword: 200,
  pageUrl: 2000,
  /** Other tasks with the same title, description or page URL that an answer names. */
  duplicates: 20,
} as const;
export const optimizationPrice = 5;
/** Of task templates: characters of a name, templates of a workspace, working days from start to due date. */
export const taskTemplateLimits = { name: 100, templates: 100, days: 365 } as const;

export const taskEventKinds = [
  'created',
  'changed',
  'started',
  'submitted',
  'withdrawn',
  'decided',
  'reopened',
  'reopened_by_edit',
  'approved',
  'published',
  'closed',
  'assigned',
  'rescheduled',
  'metadata_changed',
  'metadata_optimized',
  'metadata_switched',
  'page_url_changed',
  'publish_scheduled',
  'publish_failed',
  'reminded',
  'link_waived',
  'question_waived',
  'attachment_added',
  'attachment_deleted',
] as const;
