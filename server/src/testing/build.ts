// Things that tests need to find there, put straight into the database.
import { voiceProfileSchema } from '@folio/contract/brand-voices';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { TestCaller, TestProduct } from './test-product.ts';

interface BuiltDocument {
  orderId: number;
  detailId: number;
  versionId: number;
  sourceId: number;
}

async function insert(product: Pick<TestProduct, 'sql'>, text: string, values: unknown[]): Promise<number> {
  const [row] = await product.sql<{ id: number }>(`${text} returning id`, values);
  if (!row) throw new Error('Nothing was inserted');
  return row.id;
}

/** An accepted document of a user, with one version and one source. */
export async function buildDocument(
  product: Pick<TestProduct, 'sql'>,
  owner: Pick<TestCaller, 'id'>,
  options: { title?: string; html?: string; workspaceId?: number; language?: string } = {},
): Promise<BuiltDocument> {
  const { title = 'Trail shoes', html = '<h1>Trail shoes</h1><p>They grip.</p>', workspaceId = null, language = 'en' } = options;
  const [user] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [owner.id]);
  const accountId = user?.account_id;
  const sourceId = await insert(
    product,
    `insert into additional_sources (account_id, user_id, name, type, state, text) values ($1, $2, 'notes.txt', 'file', 'ready', 'Shoes grip.')`,
    [accountId, owner.id],
  );
  const orderId = await insert(
    product,
    `insert into orders (account_id, user_id, tool_slug, title, fields, source_ids, workspace_id) values ($1, $2, 'job_posting', $3, '{}', array[$4]::int[], $5)`,
    [accountId, owner.id, title, sourceId, workspaceId],
  );
  const detailId = await insert(
    product,
    `insert into order_details (order_id, account_id, user_id, tool_slug, title, language, status, price, words, workspace_id) values ($1, $2, $3, 'job_posting', $4, $6, 'accepted', 60, 4, $5)`,
    [orderId, accountId, owner.id, title, workspaceId, language],
  );
  const versionId = await insert(
    product,
    `insert into document_versions (order_detail_id, number, title, html, words, origin) values ($1, 1, $2, $3, 4, 'engine')`,
    [detailId, title, html],
  );
  await product.sql('update order_details set current_version_id = $2, version_count = 1 where id = $1', [detailId, versionId]);
  await product.sql('update document_texts set text = $2 where order_detail_id = $1', [detailId, textOfHtml(html)]);
  return { orderId, detailId, versionId, sourceId };
}

/** A workspace of a user's account with that user and others of the account as members. */
export async function buildWorkspace(
  product: TestProduct,
  owner: Pick<TestCaller, 'id'>,
  options: { name?: string; members?: Pick<TestCaller, 'id'>[] } = {},
): Promise<number> {
  const id = await insert(
    product,
    'insert into workspaces (account_id, name, created_by) select account_id, $2, id from users where id = $1',
    [owner.id, options.name ?? 'Newsroom'],
  );
  for (const member of [owner, ...(options.members ?? [])])
    await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [id, member.id]);
  return id;
}

/** A workspace of an owner with a manager and a plain user in it, and someone of another account. */
export async function buildTeam(product: TestProduct) {
  const owner = await product.register('Owner Person');
  const stranger = await product.register('Stranger Person');
  const manager = await product.join(owner, 'Manager Person', 'intermediate');
  const plain = await product.join(owner, 'Plain Person', 'user');
  return { owner, stranger, manager, plain, workspaceId: await buildWorkspace(product, owner, { members: [manager, plain] }) };
}

/** A task of a user in a workspace, that nobody has started. */
export const buildTask = (product: TestProduct, owner: Pick<TestCaller, 'id'>, workspaceId: number): Promise<number> =>
  insert(
    product,
    `insert into tasks (account_id, creator_id, workspace_id, title) select account_id, id, $2, 'Task' from users where id = $1`,
    [owner.id, workspaceId],
  );

/** A task template without fields. */
export const buildTaskTemplate = (product: TestProduct, owner: Pick<TestCaller, 'id'>, workspaceId: number): Promise<number> =>
  insert(
    product,
    `insert into task_templates (account_id, creator_id, workspace_id, name, fields)
     select account_id, id, $2, 'Template', '{}' from users where id = $1`,
    [owner.id, workspaceId],
  );

/** A review link to a task, for a guest before the first visit. */
export const buildReviewLink = (
  product: TestProduct,
  owner: Pick<TestCaller, 'id'>,
  workspaceId: number,
  taskId: number,
): Promise<number> =>
  insert(
    product,
    `with guest as (insert into guests (account_id, workspace_id, name, email)
       select account_id, $2, 'Guest', 'guest@example.com' from users where id = $1 returning id, account_id)
     insert into review_links (account_id, workspace_id, guest_id, creator_id, task_ids, may, token_hash, token_sealed, expires_at)
     select account_id, $2, id, $1, array[$3::int], 'approve', sha256(random()::text::bytea), '', now() + interval '1 day' from guest`,
    [owner.id, workspaceId, taskId],
  );

/** A draft of a translation request with a line, a job, a segment, and a comment on it and an import; the ids. */
export async function buildTranslationRequest(
  product: TestProduct,
  owner: Pick<TestCaller, 'id'>,
  { detailId, orderId }: { detailId: number; orderId: number },
) {
  const [made] = await product.sql<{ request: number; job: number; segment: number; comment: number; import: number }>(
    `with request as (insert into translation_requests (account_id, user_id, order_id, title, kind, source_language, target_languages)
       select account_id, id, $2, 'Theirs', 'managed', 'en', array['de'] from users where id = $1 returning id),
     line as (insert into translation_lines (request_id, position, name, target_language, order_detail_id, source_kind, bands)
       select id, 0, 'Theirs', 'de', $3, 'own', '{"context":0,"exact":0,"repetitions":0,"high":0,"medium":0,"low":0,"new":1}' from request
       returning id, request_id),
     job as (insert into translation_jobs (line_id, request_id, position, stage, price)
       select id, request_id, 0, 'translation', 100 from line returning id),
     segment as (insert into segments (line_id, position, unit, source) select id, 1, 0, 'Theirs' from line returning id),
     state as (insert into segment_states (job_id, segment_id, changed_by) select job.id, segment.id, $1 from job, segment returning 1),
     comment as (insert into segment_comments (segment_id, line_id, job_id, text, user_id)
       select segment.id, line.id, job.id, 'Theirs', $1 from segment, line, job returning id),
     import as (insert into segment_imports (job_id, user_id, call_hash, counts, replaced)
       select job.id, $1, 'x', '{}', '[]' from job returning id)
     select request.id as request, job.id as job, segment.id as segment, comment.id as comment, import.id as import
     from request, job, segment, comment, import, state`,
    [owner.id, orderId, detailId],
  );
  return {
    translationRequestId: made?.request ?? 0,
    translationJobId: made?.job ?? 0,
    segmentId: made?.segment ?? 0,
    segmentCommentId: made?.comment ?? 0,
    segmentImportId: made?.import ?? 0,
  };
}

/** A file of a task, without bytes in the storage. */
export const buildTaskAttachment = (product: TestProduct, owner: Pick<TestCaller, 'id'>, taskId: number): Promise<number> =>
  insert(
    product,
    `insert into task_attachments (account_id, user_id, task_id, file_name, media_type, bytes, sha256, storage_key)
     select account_id, id, $2, 'notes.txt', 'text/plain', 1, 'x', 'tasks/none' from users where id = $1`,
    [owner.id, taskId],
  );
/** A saved view of a user's tasks in a workspace. */
export const buildTaskView = (
  product: TestProduct,
  owner: Pick<TestCaller, 'id'>,
  workspaceId: number,
  name = 'Late ones',
): Promise<number> =>
  insert(product, `insert into task_views (owner_id, workspace_id, name, query) values ($1, $2, $3, 'status=waiting')`, [
    owner.id,
    workspaceId,
    name,
  ]);

/** A brand voice of a user, with nothing in its profile. */
export function buildVoice(product: TestProduct, owner: Pick<TestCaller, 'id'>): Promise<number> {
  const profile = JSON.stringify(voiceProfileSchema.parse({}));
  return insert(
    product,
    `insert into brand_voices (account_id, user_id, name, type, language, profile, analysed_profile, analysed_by)
     select account_id, id, 'Voice', 'text', 'en', $2, $2, 'built-in' from users where id = $1`,
    [owner.id, profile],
  );
}

/** A personal website of a user, of downloads. */
export const buildWebsite = (product: TestProduct, owner: Pick<TestCaller, 'id'>): Promise<number> =>
  insert(
    product,
    `insert into websites (account_id, user_id, name, url, language, kind)
     select account_id, id, 'Website', 'https://shoes.example', 'en', 'download' from users where id = $1`,
    [owner.id],
  );

/** A website that was read for a user and waits for their confirmation. */
export const buildSiteStart = (product: TestProduct, owner: Pick<TestCaller, 'id'>): Promise<number> =>
  insert(
    product,
    `insert into site_starts (account_id, user_id, kind, url, page_limit, state)
     select account_id, id, 'website', 'https://shoes.example/', 20, 'found' from users where id = $1`,
    [owner.id],
  );

/** A personal briefing of a user. */
export const buildGuideline = (product: TestProduct, owner: Pick<TestCaller, 'id'>): Promise<number> =>
  insert(
    product,
    `insert into guidelines (account_id, user_id, title) select account_id, id, 'Briefing' from users where id = $1`,
    [owner.id],
  );

/** A term of the glossary of a user's account. */
export const buildTerm = (product: TestProduct, owner: Pick<TestCaller, 'id'>): Promise<number> =>
  insert(
    product,
    `insert into glossary_terms (account_id, source_language, target_language, source, target) select account_id, 'en', 'de', 'lace', 'Senkel' from users where id = $1`,
    [owner.id],
  );

/** A confirmed sentence in the translation memory of a user's account. */
export const buildMemoryUnit = (product: TestProduct, owner: Pick<TestCaller, 'id'>): Promise<number> =>
  insert(
    product,
    `insert into memory_units (account_id, source_language, target_language, formality, source, source_hash, target, quality)
     select account_id, 'en', 'de', 'auto', 'Tie the lace.', 'x', 'Senkel binden.', 'confirmed' from users where id = $1`,
    [owner.id],
  );

/** A notification group of a user's account without members. */
export const buildGroup = (product: TestProduct, owner: Pick<TestCaller, 'id'>): Promise<number> =>
  insert(product, `insert into notification_groups (account_id, name) select account_id, 'Group' from users where id = $1`, [
    owner.id,
  ]);

/** A tool of a user's account made of the job posting. */
export const buildCustomTool = (product: TestProduct, owner: Pick<TestCaller, 'id'>): Promise<number> =>
  insert(
    product,
    `insert into custom_tools (account_id, user_id, slug, base_slug, name, icon) select account_id, id, 'their_posting', 'job_posting', 'Their posting', 'briefcase' from users where id = $1`,
    [owner.id],
  );

/** A folder of a user, or of a workspace they belong to. */
export const buildFolder = (
  product: TestProduct,
  owner: Pick<TestCaller, 'id'>,
  name = 'Folder',
  workspaceId: number | null = null,
) =>
  insert(
    product,
    'insert into folders (account_id, user_id, workspace_id, name) select account_id, id, $2, $3 from users where id = $1',
    [owner.id, workspaceId, name],
  );

/** A personal bulk order of a user with one row that waits, and a file that was judged and not ordered yet. */
export async function buildBulkOrder(
  product: TestProduct,
  owner: Pick<TestCaller, 'id'>,
): Promise<{ bulkOrderId: number; uploadId: number }> {
  const orderId = await insert(
    product,
    `insert into orders (account_id, user_id, tool_slug, title, fields, is_bulk)
     select account_id, id, 'product_description_generator', 'Tents', '{}', true from users where id = $1`,
    [owner.id],
  );
  const bulkOrderId = await insert(
    product,
    `insert into bulk_orders (order_id, file_name, mapping, row_count, state) values ($1, 'tents.csv', '{}', 1, 'paused')`,
    [orderId],
  );
  await product.sql(
    `insert into order_details (order_id, bulk_order_id, row_number, account_id, user_id, tool_slug, title, language, status, price)
     select $2, $3, 1, account_id, id, 'product_description_generator', 'Tent', 'en', 'processing', 0 from users where id = $1`,
    [owner.id, orderId, bulkOrderId],
  );
  const uploadId = await insert(
    product,
    `insert into bulk_uploads (account_id, user_id, tool_slug, file_name, storage_key, columns, row_count)
     select account_id, id, 'product_description_generator', 'tents.csv', 'bulk/none', '{product_name,features}', 1 from users where id = $1`,
    [owner.id],
  );
  return { bulkOrderId, uploadId };
}

/** A conversation of a user with a question, its answer and a picture that no file belongs to. */
export async function buildChat(product: TestProduct, owner: Pick<TestCaller, 'id'>) {
  const tool = 'ai_chat_conversational';
  const orderId = await insert(
    product,
    `insert into orders (account_id, user_id, tool_slug, title, fields, is_draft) select account_id, id, $2, 'Theirs', '{}', true from users where id = $1`,
    [owner.id, tool],
  );
  const chatId = await insert(
    product,
    `insert into chats (account_id, user_id, order_id, tool_slug, title) select account_id, id, $2, $3, 'Theirs' from users where id = $1`,
    [owner.id, orderId, tool],
  );
  const question = `insert into chat_messages (chat_id, role, text, state) values ($1, 'user', 'A secret', 'done')`;
  const questionId = await insert(product, question, [chatId]);
  const messageId = await insert(
    product,
    `insert into chat_messages (chat_id, parent_id, role, text, state) values ($1, $2, 'assistant', 'Kept', 'done')`,
    [chatId, questionId],
  );
  await product.sql('update chats set leaf_id = $2 where id = $1', [chatId, messageId]);
  const attachmentId = await insert(
    product,
    `insert into chat_attachments (account_id, user_id, chat_id, kind, name, media_type, storage_key)
     select account_id, id, $2, 'image', 'theirs.png', 'image/png', 'chats/none' from users where id = $1`,
    [owner.id, chatId],
  );
  return { chatId, messageId, attachmentId };
}
