// The stranger's things, and how every call that names things is asked for them (`contract.test.ts`).
import {
  buildBulkOrder,
  buildChat,
  buildCustomTool,
  buildDocument,
  buildFolder,
  buildGroup,
  buildGuideline,
  buildReviewLink,
  buildTask,
  buildTaskTemplate,
  buildTaskView,
  buildTerm,
  buildVoice,
  buildWebsite,
  buildWorkspace,
} from '../testing/build.ts';
import { goodPassword, type TestCaller, type TestProduct } from '../testing/test-product.ts';

/** Ids of what belongs to someone of another account. */
export interface StrangersThings {
  orderId: number;
  detailId: number;
  versionId: number;
  sourceId: number;
  folderId: number;
  bulkOrderId: number;
  uploadId: number;
  voiceId: number;
  guidelineId: number;
  termId: number;
  groupId: number;
  toolId: number;
  websiteId: number;
  workspaceId: number;
  taskId: number;
  reviewLinkId: number;
  taskViewId: number;
  taskTemplateId: number;
  personId: number;
  seatId: number;
  tokenId: number;
  sessionId: number;
  webhookId: number;
  commentId: number;
  assetId: number;
  chatId: number;
  messageId: number;
  attachmentId: number;
}

/** One thing of each kind, all of them the stranger's. */
export async function buildStrangersThings(product: TestProduct, stranger: TestCaller): Promise<StrangersThings> {
  const [seat] = await product.sql<{ id: number }>('select id from seats where user_id = $1', [stranger.id]);
  const [session] = await product.sql<{ id: number }>('select id from sessions where user_id = $1', [stranger.id]);
  const [webhook] = await product.sql<{ id: number }>(
    `insert into webhooks (account_id, user_id, url, events, secret_sealed)
     select account_id, id, 'https://example.com/', array['order.failed'], 'x' from users where id = $1 returning id`,
    [stranger.id],
  );
  const [token] = await product.sql<{ id: number }>(
    `insert into api_tokens (user_id, name, token_hash, ending) values ($1, 'Theirs', 'x', 'none') returning id`,
    [stranger.id],
  );
  const document = await buildDocument(product, stranger);
  const workspaceId = await buildWorkspace(product, stranger);
  const [comment] = await product.sql<{ id: number }>(
    `insert into comments (order_detail_id, user_id, text) values ($1, $2, 'Theirs') returning id`,
    [document.detailId, stranger.id],
  );
  const [asset] = await product.sql<{ id: number }>(
    `insert into assets (account_id, user_id, order_detail_id, role, file_name, media_type, bytes, storage_key, sha256)
     select account_id, id, $2, 'picture', 'theirs.png', 'image/png', 1, 'assets/none', 'x' from users where id = $1 returning id`,
    [stranger.id, document.detailId],
  );
  const taskId = await buildTask(product, stranger, workspaceId);
  return {
    ...document,
    assetId: asset?.id ?? 0,
    commentId: comment?.id ?? 0,
    ...(await buildBulkOrder(product, stranger)),
    ...(await buildChat(product, stranger)),
    folderId: await buildFolder(product, stranger),
    voiceId: await buildVoice(product, stranger),
    guidelineId: await buildGuideline(product, stranger),
    termId: await buildTerm(product, stranger),
    groupId: await buildGroup(product, stranger),
    toolId: await buildCustomTool(product, stranger),
    websiteId: await buildWebsite(product, stranger),
    personId: stranger.id,
    seatId: seat?.id ?? 0,
    tokenId: token?.id ?? 0,
    sessionId: session?.id ?? 0,
    webhookId: webhook?.id ?? 0,
    workspaceId,
    taskId,
    reviewLinkId: await buildReviewLink(product, stranger, workspaceId, taskId),
    taskViewId: await buildTaskView(product, stranger, workspaceId),
    taskTemplateId: await buildTaskTemplate(product, stranger, workspaceId),
  };
}

/** Calls that name something of someone, with the stranger's ids. Every call with an id field must stand here. */
export const withStrangersIds: Record<string, (theirs: StrangersThings) => Record<string, unknown>> = {
  'chats.show': ({ chatId }) => ({ chat_id: chatId }),
  'chats.create': ({ voiceId }) => ({ tool: 'ai_chat_conversational', brand_voice_id: voiceId }),
  'chats.message': ({ chatId }) => ({ chat_id: chatId, text: 'What is it?' }),
  'chats.stream': ({ messageId }) => ({ message_id: messageId }),
  'chats.stop': ({ chatId }) => ({ chat_id: chatId }),
  'chats.update': ({ chatId }) => ({ chat_id: chatId, title: 'Mine now' }),
  'chats.remove': ({ chatId }) => ({ chat_id: chatId }),
  'chats.attachment': ({ attachmentId }) => ({ attachment_id: attachmentId }),
  'chats.saveAnswer': ({ messageId }) => ({ message_id: messageId }),
  'documents.show': ({ detailId }) => ({ action: 'retrieve-html', order_detail_id: detailId }),
  'orders.create': ({ orderId }) => ({ tool: 'job_posting', order_id: orderId }),
  'documents.copyPictures': ({ detailId }) => ({ order_detail_id: detailId, pictures: [{ url: 'https://192.0.2.1/a.png' }] }),
  'documents.uploadPicture': ({ detailId }) => ({ order_detail_id: detailId, file: new File(['x'], 'x.png') }),
  'documents.showFile': ({ assetId }) => ({ asset_id: assetId }),
  'orders.propose': ({ orderId }) => ({
    tool: 'seo_article',
    step: 'topic',
    order_id: orderId,
    fields: { topic: 'Shoes', length: 500, n_paragraphs_range: '3-5', language: 'en' },
  }),
  'documents.update': ({ detailId }) => ({ order_detail_id: detailId, title: 'Mine now' }),
  'documents.remove': ({ orderId }) => ({ order_id: orderId }),
  'documents.move': ({ detailId }) => ({ order_detail_ids: [detailId], folder_id: null }),
  'folders.update': ({ folderId }) => ({ folder_id: folderId, name: 'Mine' }),
  'folders.create': ({ folderId }) => ({ name: 'Mine', parent_id: folderId }),
  'documents.removeFolder': ({ folderId }) => ({ folder_id: folderId }),
  'bulkOrders.show': ({ bulkOrderId }) => ({ bulk_order_id: bulkOrderId }),
  'bulkOrders.pause': ({ bulkOrderId }) => ({ bulk_order_id: bulkOrderId }),
  'bulkOrders.resume': ({ bulkOrderId }) => ({ bulk_order_id: bulkOrderId }),
  'bulkOrders.cancel': ({ bulkOrderId }) => ({ bulk_order_id: bulkOrderId }),
  'bulkOrders.retry': ({ bulkOrderId, detailId }) => ({ bulk_order_id: bulkOrderId, order_detail_ids: [detailId] }),
  'bulkOrders.approve': ({ bulkOrderId }) => ({ bulk_order_id: bulkOrderId }),
  'bulkOrders.export': ({ bulkOrderId }) => ({ bulk_order_id: bulkOrderId, format: 'csv' }),
  'bulkOrders.validate': ({ uploadId }) => ({ tool: 'product_description_generator', upload_id: uploadId }),
  'bulkOrders.create': ({ uploadId }) => ({ tool: 'product_description_generator', upload_id: uploadId }),
  'bulkOrders.ofProduct': ({ orderId }) => ({ product: 'job_posting', order_id: orderId }),
  'bulkOrders.annotated': ({ uploadId }) => ({ upload_id: uploadId }),
  'orders.cancel': ({ detailId }) => ({ order_detail_id: detailId }),
  'orders.retry': ({ detailId }) => ({ order_detail_id: detailId }),
  'documents.download': ({ detailId }) => ({ order_detail_id: detailId, format: 'md' }),
  'documents.form': ({ detailId }) => ({ order_detail_id: detailId }),
  'documents.history': ({ orderId }) => ({ order_id: orderId }),
  'documents.showVersion': ({ versionId }) => ({ version_id: versionId }),
  'documents.restoreVersion': ({ versionId }) => ({ version_id: versionId }),
  'documents.nameVersion': ({ versionId }) => ({ version_id: versionId, name: 'Mine' }),
  'documents.scoreContext': ({ detailId }) => ({ order_detail_id: detailId }),
  'documents.compareVersions': ({ versionId }) => ({ version_id: versionId, other_version_id: versionId }),
  'documents.cancelRestore': ({ detailId }) => ({ order_detail_id: detailId }),
  'documents.provenance': ({ detailId }) => ({ order_detail_id: detailId }),
  'rewrites.options': ({ detailId }) => ({ order_detail_id: detailId }),
  'rewrites.write': ({ detailId }) => ({ order_detail_id: detailId, action: 'shorter', passage: 'Mine.' }),
  'comments.show': ({ detailId }) => ({ order_detail_id: detailId }),
  'comments.create': ({ detailId }) => ({ order_detail_id: detailId, text: 'Mine' }),
  'comments.edit': ({ commentId }) => ({ comment_id: commentId, text: 'Mine' }),
  'comments.remove': ({ commentId }) => ({ comment_id: commentId }),
  'brandVoices.edit': ({ voiceId }) => ({ id: voiceId, name: 'Mine' }),
  'brandVoices.resetDefault': ({ voiceId }) => ({ id: voiceId }),
  'brandVoices.remove': ({ voiceId }) => ({ id: voiceId }),
  'brandVoices.tryOut': ({ voiceId }) => ({ id: voiceId, text: 'A line.' }),
  'documents.voiceReport': ({ detailId }) => ({ order_detail_id: detailId }),
  'documents.waiveVoiceRule': ({ detailId }) => ({ order_detail_id: detailId, rule: 'never_use: x', reason: 'Mine' }),
  'translationMemory.edit': ({ termId }) => ({ term_id: termId, translation: 'Mine' }),
  'translationMemory.remove': ({ termId }) => ({ term_id: termId }),
  'guidelines.edit': ({ guidelineId }) => ({ guideline_id: guidelineId, title: 'Mine' }),
  'guidelines.remove': ({ guidelineId }) => ({ guideline_id: guidelineId }),
  'notifications.editGroup': ({ groupId }) => ({ id: groupId, name: 'Mine' }),
  'notifications.removeGroup': ({ groupId }) => ({ id: groupId }),
  'notifications.testGroup': ({ groupId }) => ({ id: groupId }),
  'sources.show': ({ sourceId }) => ({ id: sourceId }),
  'sources.create': ({ sourceId }) => ({ id: sourceId, name: 'Mine', type: 'file' }),
  'sources.edit': ({ sourceId }) => ({ id: sourceId, name: 'Mine' }),
  'sources.refresh': ({ sourceId }) => ({ id: sourceId }),
  'sources.remove': ({ sourceId }) => ({ id: sourceId }),
  'websites.edit': ({ websiteId }) => ({ website_id: websiteId, name: 'Mine' }),
  'websites.remove': ({ websiteId }) => ({ website_id: websiteId }),
  'websites.test': ({ websiteId }) => ({ website_id: websiteId }),
  'publishing.publish': ({ websiteId, detailId }) => ({ website_id: websiteId, order_detail_id: detailId }),
  'publishing.showPublications': ({ detailId }) => ({ order_detail_id: detailId }),
  'webhooks.edit': ({ webhookId }) => ({ id: webhookId, is_active: false }),
  'webhooks.remove': ({ webhookId }) => ({ id: webhookId }),
  'webhooks.test': ({ webhookId }) => ({ id: webhookId }),
  'webhooks.showDeliveries': ({ webhookId }) => ({ id: webhookId }),
  'tools.editCustomTool': ({ toolId }) => ({ id: toolId, name: 'Mine', icon: 'star' }),
  'tools.deleteCustomTool': ({ toolId }) => ({ id: toolId }),
  'session.resetSecondFactor': ({ personId }) => ({ person_id: personId }),
  'credits.setCap': ({ personId }) => ({ person_id: personId, monthly_credits: 1 }),
  'privacy.exportPerson': ({ personId }) => ({ person_id: personId }),
  'privacy.erasePerson': ({ personId }) => ({ person_id: personId, confirm_name: 'Stranger Person' }),
  'tasks.list': ({ workspaceId }) => ({ workspace_id: workspaceId }),
  'tasks.create': ({ workspaceId }) => ({ workspace_id: workspaceId, title: 'Mine' }),
  'tasks.show': ({ taskId }) => ({ id: taskId }),
  'tasks.edit': ({ taskId }) => ({ id: taskId }),
  'tasks.remove': ({ taskId }) => ({ id: taskId }),
  'tasks.start': ({ taskId }) => ({ id: taskId }),
  'tasks.submit': ({ taskId }) => ({ id: taskId }),
  'tasks.withdraw': ({ taskId }) => ({ id: taskId }),
  'tasks.reopen': ({ taskId }) => ({ id: taskId }),
  'tasks.close': ({ taskId }) => ({ id: taskId }),
  'tasks.publish': ({ taskId }) => ({ id: taskId }),
  'tasks.package': ({ taskId }) => ({ id: taskId }),
  'tasks.changes': ({ taskId }) => ({ id: taskId }),
  'taskLinks.show': ({ taskId }) => ({ id: taskId }),
  'taskLinks.check': ({ taskId }) => ({ id: taskId }),
  'taskLinks.waive': ({ taskId }) => ({ id: taskId, url: 'https://shoes.example/a' }),
  'taskRecords.show': ({ taskId }) => ({ id: taskId }),
  'reviewLinks.show': ({ workspaceId, taskId }) => ({ workspace_id: workspaceId, task_id: taskId }),
  'reviewLinks.create': ({ workspaceId, taskId }) => ({
    workspace_id: workspaceId,
    task_ids: [taskId],
    name: 'Guest',
    email: 'guest@example.com',
  }),
  'reviewLinks.extend': ({ reviewLinkId }) => ({ id: reviewLinkId }),
  'reviewLinks.revoke': ({ reviewLinkId }) => ({ id: reviewLinkId }),
  'taskTemplates.show': ({ workspaceId }) => ({ workspace_id: workspaceId }),
  'taskTemplates.create': ({ workspaceId }) => ({ workspace_id: workspaceId, name: 'Mine' }),
  'taskTemplates.edit': ({ taskTemplateId }) => ({ id: taskTemplateId, name: 'Mine' }),
  'taskTemplates.remove': ({ taskTemplateId }) => ({ id: taskTemplateId }),
  'taskBulk.validate': ({ workspaceId, bulkOrderId }) => ({ workspace_id: workspaceId, from_bulk_order_id: bulkOrderId }),
  'taskBulk.create': ({ workspaceId, bulkOrderId }) => ({ workspace_id: workspaceId, from_bulk_order_id: bulkOrderId }),
  'tasks.history': ({ taskId }) => ({ id: taskId }),
  'taskAssignments.list': ({ workspaceId }) => ({ workspace_id: workspaceId }),
  'taskAssignments.show': ({ taskId }) => ({ id: taskId }),
  'taskAssignments.history': ({ taskId }) => ({ id: taskId }),
  'taskAssignments.edit': ({ detailId }) => ({ order_detail_id: detailId }),
  'taskAssignments.optimize': ({ detailId }) => ({ order_detail_id: detailId }),
  'taskAssignments.optimizeOf': ({ detailId }) => ({ order_detail_id: detailId }),
  'taskAssignments.saveMetadata': ({ detailId }) => ({ order_detail_id: detailId, metadata: {} }),
  'taskAssignments.saveMetadataOf': ({ detailId }) => ({ order_detail_id: detailId, metadata: {} }),
  'taskAssignments.toggleMetadata': ({ detailId }) => ({ order_detail_id: detailId, switchInput: true }),
  'taskAssignments.toggleMetadataOf': ({ detailId }) => ({ order_detail_id: detailId, switchInput: true }),
  'taskAssignments.updatePageUrl': ({ detailId }) => ({ order_detail_id: detailId, page_url: '' }),
  'taskAssignments.updatePageUrlOf': ({ detailId }) => ({ order_detail_id: detailId, page_url: '' }),
  'taskDates.remind': ({ taskId }) => ({ id: taskId }),
  'taskDates.restore': ({ taskId }) => ({ tasks: [{ id: taskId, revision: 1, start_date: null, due_date: null }] }),
  'taskDates.move': ({ taskId }) => ({ ids: [taskId], due_date: '2026-11-30' }),
  'taskViews.board': ({ workspaceId }) => ({ workspace_id: workspaceId }),
  'taskViews.calendar': ({ workspaceId }) => ({ workspace_id: workspaceId, from: '2026-11-01', to: '2026-11-30' }),
  'taskViews.assign': ({ taskId }) => ({ id: taskId, assignee_id: null }),
  'taskViews.create': ({ workspaceId }) => ({ workspace_id: workspaceId, name: 'Mine', query: '' }),
  'taskViews.edit': ({ taskViewId }) => ({ id: taskViewId, name: 'Mine' }),
  'taskViews.remove': ({ taskViewId }) => ({ id: taskViewId }),
  'workspaceSettings.showOne': ({ workspaceId }) => ({ id: workspaceId }),
  'workspaces.listUsers': ({ workspaceId }) => ({ id: workspaceId }),
  'workspaces.addUsers': ({ workspaceId, personId }) => ({ id: workspaceId, users: [personId] }),
  'workspaces.deleteUsers': ({ workspaceId, personId }) => ({ id: workspaceId, users: [personId] }),
  'workspaces.remove': ({ workspaceId }) => ({ id: workspaceId }),
  'workspaceSettings.update': ({ workspaceId }) => ({ id: workspaceId, name: 'Mine' }),
  'workspaceSettings.toggleBrandVoice': ({ workspaceId, voiceId }) => ({ id: workspaceId, brand_voice_id: voiceId }),
  'workspaceSettings.toggleAdditionalSource': ({ workspaceId, sourceId }) => ({
    id: workspaceId,
    additional_source_id: sourceId,
  }),
  'seats.edit': ({ seatId }) => ({ id: seatId, is_disabled: true }),
  'seats.resendLink': ({ seatId }) => ({ id: seatId }),
  'seats.remove': ({ seatId }) => ({ id: seatId }),
  'seats.handOver': ({ seatId }) => ({ id: seatId, current_password: goodPassword }),
  'users.showPhoto': ({ personId }) => ({ person_id: personId }),
  'users.deleteApiToken': ({ tokenId }) => ({ api_token_id: tokenId }),
  'session.endSession': ({ sessionId }) => ({ session_id: sessionId }),
  'session.requestImpersonation': ({ personId }) => ({ id: personId }),
};
