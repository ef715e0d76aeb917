// Raw statements that cannot be prepared or compared in full, with reasons. An obsolete entry fails `sql-statements.test.ts`.

const anyTable = 'Its tables and columns are read from the catalogue; the tests of its feature run it on every table.';

/** Statements with a text known only at run time, by place. */
export const notPrepared: Readonly<Record<string, string>> = {
  'kernel/jobs.ts startJobs': 'The text is of pg-boss.',
  'kernel/db/sealed-values.queries.ts replaceSealedValues': anyTable,
  'kernel/db/sealed-values.queries.ts replaceSealedValues 2': anyTable,
  'kernel/db/sealed-values.queries.ts listSealedValues': anyTable,
  'kernel/db/run-migration.ts runInside': 'A migration.',
  'kernel/db/run-migration.ts runOutside 2': 'A migration.',
  'kernel/db/run-migration.ts dropInvalidIndex 2': 'An index of a migration.',
  'features/brand-voices/brand-voices.queries.ts findDefaultVoiceId': 'The builder writes its text.',
  'features/privacy/erase-rows.queries.ts deleteOwnRows': 'A list of deletions, which the tests of erasure run.',
  'features/privacy/erase-texts.queries.ts eraseNames 2': anyTable,
  'features/privacy/erase-texts.queries.ts eraseNames 3': anyTable,
  'features/privacy/exported-tables.queries.ts listRows': anyTable,
  'features/privacy/exported-tables.queries.ts listFiles': anyTable,
  'features/privacy/exported-tables.queries.ts measureFiles': anyTable,
  'features/reports/report-sums.queries.ts sumDays':
    'Groupings that belong together are chosen by callers; the tests of reports run each.',
  'features/reports/report-sums.queries.ts sumApprovals':
    'Groupings that belong together are chosen by callers; the tests of reports run each.',
  'kernel/db/whole-database.queries.ts copyOut': anyTable,
  'kernel/db/whole-database.queries.ts copyIn 2': anyTable,
  'kernel/db/whole-database.queries.ts copyIn 3': anyTable,
  'kernel/db/whole-database.queries.ts copyIn 4': anyTable,
  'kernel/db/whole-database.queries.ts copyIn 5': anyTable,
  'kernel/db/whole-database.queries.ts copyIn 7': anyTable,
  'kernel/db/whole-database.queries.ts copyIn 8': anyTable,
  'demo/spread-dates.queries.ts spreadDates 6': anyTable,
};

/** Prepared statements without a type for their rows. */
export const notCompared: Readonly<Record<string, string>> = {
  'kernel/db/whole-database.queries.ts rowsOf': 'The caller gives text and type together.',
  'features/privacy/outsiders.queries.ts readOutsider': 'Rows of several tables, which are exported as they are.',
};

const view = 'A view of the catalogue, whose columns are never declared NOT NULL.';
const author = 'A comment has a user or the name of a guest.';
const ofBulk = 'Rows of a bulk order have a number.';
const listed = 'The caller gives a list without null.';

/** Columns that PostgreSQL cannot know to be without null, and why they are. */
export const assured: readonly { place: string; columns: readonly string[]; reason: string }[] = [
  {
    place: 'features/bulk-orders/bulk-orders.queries.ts nextBulkOrderId',
    columns: ['id'],
    reason: 'The id has a sequence.',
  },
  { place: 'kernel/db/replicas/replica.queries.ts readSystem', columns: ['system'], reason: 'Every cluster has an identifier.' },
  {
    place: 'kernel/db/replicas/replica.queries.ts readReplicaFacts',
    columns: ['timeline', 'system', 'server'],
    reason: 'Every cluster has a control file.',
  },
  { place: 'kernel/db/sealed-values.queries.ts sealedColumns', columns: ['table', 'column'], reason: view },
  {
    place: 'kernel/rate-limit.queries.ts countTry',
    columns: ['wait_ms'],
    reason: 'Every counter that this statement writes ends.',
  },
  { place: 'kernel/stored-keys.queries.ts listKeyTables', columns: ['name'], reason: view },
  { place: 'kernel/stored-keys.queries.ts listUnnamedKeys', columns: ['key'], reason: listed },
  {
    place: 'features/audit/verify-audit.queries.ts findBrokenLink 2',
    columns: ['account_id'],
    reason: 'One side of a full join has a row.',
  },
  { place: 'features/bulk-orders/bulk-orders.queries.ts listRows 2', columns: ['row_number'], reason: ofBulk },
  { place: 'features/bulk-orders/bulk-rows.queries.ts queueRows', columns: ['row_number'], reason: ofBulk },
  { place: 'features/bulk-orders/bulk-rows.queries.ts listReadyRows', columns: ['row_number'], reason: ofBulk },
  {
    place: 'features/campaigns/core/campaign-list.queries.ts listChoices',
    columns: ['channel'],
    reason: 'The contract refuses channels without a name.',
  },
  {
    place: 'features/campaigns/core/item-states.queries.ts listItems',
    columns: ['state'],
    reason: 'Steps are 1 to 5, as the array has.',
  },
  {
    place: 'features/campaigns/core/item-states.queries.ts listLinks',
    columns: ['subject_id'],
    reason: 'The check `campaign_links_subject`.',
  },
  { place: 'features/campaigns/results/imports.queries.ts compareRows', columns: ['line'], reason: listed },
  { place: 'features/comments/comments.queries.ts listComments', columns: ['user_name'], reason: author },
  { place: 'features/comments/comments.queries.ts listGuestThreads', columns: ['user_name'], reason: author },
  { place: 'features/comments/comments.queries.ts findComment', columns: ['user_name'], reason: author },
  { place: 'features/comments/comments.queries.ts listCommentsOf', columns: ['user_name'], reason: author },
  {
    place: 'features/documents/document.queries.ts findDocument',
    columns: ['siblings'],
    reason: 'The document itself is among them.',
  },
  {
    place: 'features/documents/search-plan.queries.ts estimateTexts',
    columns: ['QUERY PLAN'],
    reason: 'EXPLAIN has no parse tree.',
  },
  {
    place: 'features/links/conflicts/conflicts.queries.ts listConflicts',
    columns: ['keywords'],
    reason: 'One side of a full join has a row.',
  },
  {
    place: 'features/notifications/notifications.queries.ts listNotifiedOfComments',
    columns: ['notified'],
    reason: 'The condition compares the field.',
  },
  {
    place: 'features/orders/insert-orders.queries.ts insertOrders',
    columns: ['orderId'],
    reason: 'Both tables have a sequence.',
  },
  { place: 'features/privacy/exported-tables.queries.ts listColumns', columns: ['table', 'name', 'type'], reason: view },
  { place: 'features/privacy/exported-tables.queries.ts listFileTables', columns: ['table'], reason: view },
  {
    place: 'features/session/session.queries.ts findActors',
    columns: ['is_in_maintenance'],
    reason: 'A start writes the row of flags.',
  },
  {
    place: 'features/session/session.queries.ts findActorById',
    columns: ['is_in_maintenance'],
    reason: 'A start writes the row of flags.',
  },
  {
    place: 'features/session/session.queries.ts deleteDeadImpersonations',
    columns: ['impersonator_id'],
    reason: 'The subquery joins by it.',
  },
  {
    place: 'features/sources/passages.queries.ts findByTerms',
    columns: ['rank'],
    reason: 'Its query comes from a text that is given.',
  },
  { place: 'features/sources/passages.queries.ts listPassages', columns: ['rank'], reason: listed },
  {
    place: 'features/tasks/core/review.queries.ts listDecisions',
    columns: ['step_id', 'person', 'verdict', 'scope_hash'],
    reason: '`decide` writes them with every decision.',
  },
  { place: 'features/translation-memory/memory-units.queries.ts recallTexts', columns: ['asked'], reason: listed },
  {
    place: 'features/translation-memory/find-candidates.queries.ts listSimilarUnits',
    columns: ['keys'],
    reason: 'Keys are computed from a text that is given.',
  },
  {
    place: 'features/translation-memory/find-candidates.queries.ts listSimilarUnits 2',
    columns: ['position', 'id'],
    reason: listed,
  },
  {
    place: 'features/widgets/list-cards.queries.ts findReviewLoad',
    columns: ['key', 'name'],
    reason: 'Every step names users or a guest.',
  },
];
