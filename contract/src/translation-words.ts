// Words of the translation desk that its calls share.

/** machine: the model alone. proofreading: a person corrects a text. managed: translation and revision by people. certified: with a signed statement. */
export const requestKinds = ['machine', 'proofreading', 'managed', 'certified'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Stages of a line, in this order. `ai` is the order's own writing; the others are jobs of linguists. */
export const stageNames = ['ai', 'translation', 'revision', 'proofreading', 'certificate'] as const;
export type StageName = (typeof stageNames)[number];
/** The stages that linguists do. */
export const humanStages = ['translation', 'revision', 'proofreading', 'certificate'] as const;
/** The stages that have a rate by words; a certificate costs the same for every length. */
export const ratedStages = ['translation', 'revision', 'proofreading'] as const;
export type HumanStage = (typeof humanStages)[number];

export const requestStates = [
  'draft',
  'quote_requested',
  'quoted',
  'authorised',
  'in_progress',
  'on_hold',
  'delivered',
  'revision',
  'approved',
  'cancelled',
] as const;
export type RequestState = (typeof requestStates)[number];

export const jobStates = ['new', 'offered', 'accepted', 'in_progress', 'delivered', 'sent_back', 'done', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

export const offerStates = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

export const segmentStatuses = ['new', 'draft', 'rejected', 'confirmed', 'reviewed', 'locked'] as const;
export type SegmentStatus = (typeof segmentStatuses)[number];
/** True for a segment that nobody has to write any more. */
export const isDoneStatus = (status: SegmentStatus): boolean =>
  status === 'confirmed' || status === 'reviewed' || status === 'locked';
/** Origin of a target: a stage before (`given`), the memory, a repetition of the same job, or a person. */
export const segmentOrigins = ['none', 'given', 'memory', 'repetition', 'person'] as const;
export type SegmentOrigin = (typeof segmentOrigins)[number];

/** Why a reviser or proofreader changed a segment. */
export const correctionReasons = ['style', 'accuracy', 'terminology', 'grammar', 'format'] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

export const turnarounds = ['standard', 'express'] as const;
export type Turnaround = (typeof turnarounds)[number];

/** Scope of a member of staff. `platform` may do everything that `is_admin` opens. */
export const staffScopes = ['platform', 'coordinator', 'linguist'] as const;
export type StaffScope = (typeof staffScopes)[number];

/** Languages that people proofread; source: the specification, section 8. */
export const proofreadingLanguages = ['en', 'it', 'es', 'fr', 'pt-BR', 'de'] as const;

/** Credits of a proofreading, for each language; source: the specification ("Human proofreading or translation notice: 100 AI credits"). */
export const proofreadingCredits = 100;
/** Credits of a certificate, unless a coordinator quotes another price. */
export const certificateCredits = 100;
/** Revisions that a requester may ask for without another quote. */
export const freeRevisions = 3;
/** Days that a quote is valid for. */
export const quoteValidDays = 14;
/** Most files or documents, and most target languages, of a request. */
export const maxRequestSources = 10;
export const maxRequestLanguages = 10;
/** Most lines of a request; more rows of a bulk order make several requests. */
export const requestLineLimit = 100;
/** Most segments of a line. */
export const maxLineSegments = 20_000;
/** Most segments that a page of the list holds and that a save carries. */
export const segmentsPerPage = 2_000;
export const maxSavedSegments = 200;
/** Longest target of a segment, in characters. */
export const maxTargetLength = 10_000;
/** Most segments that one find and replace changes; the next ones are found by doing it again. */
export const maxReplacedSegments = 1_000;
/** Type of a file's paragraph: a heading of a level, running text, an item of a list, a cell of a table, or a text that a page does not show as such. */
export const paragraphKinds = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'td', 'meta'] as const;
export type ParagraphKind = (typeof paragraphKinds)[number];
