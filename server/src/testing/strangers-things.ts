// One thing of each kind that belongs to someone of another account (`contract.test.ts`, `rights.test.ts`).
import {
  buildBulkOrder,
  buildChat,
  buildCustomTool,
  buildDocument,
  buildFolder,
  buildGroup,
  buildGuideline,
  buildMemoryUnit,
  buildReviewLink,
  buildSiteStart,
  buildTask,
  buildTaskAttachment,
  buildTaskTemplate,
  buildTaskView,
  buildTerm,
  buildTranslationRequest,
  buildVoice,
  buildWebsite,
  buildWorkspace,
} from './build.ts';
import { buildCampaign } from './build-campaign.ts';
import { buildCertificate } from './build-certificate.ts';
import { buildLinks } from './build-links.ts';
import { buildCategoryCard, buildPageAndImport } from './build-page.ts';
import type { TestCaller, TestProduct } from './test-product.ts';

/** Ids of things in another account. */
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
  unitId: number;
  groupId: number;
  toolId: number;
  websiteId: number;
  linkRuleId: number;
  linkSuggestionId: number;
  linkRunId: number;
  linkSourceId: number;
  workspaceId: number;
  taskId: number;
  taskAttachmentId: number;
  reviewLinkId: number;
  taskViewId: number;
  taskTemplateId: number;
  translationRequestId: number;
  translationJobId: number;
  segmentId: number;
  segmentCommentId: number;
  segmentImportId: number;
  certificateId: number;
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
  pageUrlId: number;
  pageImportId: number;
  categoryCardId: number;
  campaignId: number;
  campaignItemId: number;
  campaignUrlId: number;
  campaignImportId: number;
  siteStartId: number;
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
  const request = await buildTranslationRequest(product, stranger, document);
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
  const websiteId = await buildWebsite(product, stranger);
  const taskId = await buildTask(product, stranger, workspaceId);
  return {
    ...document,
    ...request,
    certificateId: await buildCertificate(product, stranger, { ...document, jobId: request.translationJobId }),
    assetId: asset?.id ?? 0,
    commentId: comment?.id ?? 0,
    ...(await buildBulkOrder(product, stranger)),
    ...(await buildChat(product, stranger)),
    folderId: await buildFolder(product, stranger),
    voiceId: await buildVoice(product, stranger),
    guidelineId: await buildGuideline(product, stranger),
    termId: await buildTerm(product, stranger),
    unitId: await buildMemoryUnit(product, stranger),
    groupId: await buildGroup(product, stranger),
    toolId: await buildCustomTool(product, stranger),
    websiteId,
    siteStartId: await buildSiteStart(product, stranger),
    ...(await buildPageAndImport(product, stranger, websiteId)),
    categoryCardId: await buildCategoryCard(product, stranger),
    ...(await buildLinks(product, stranger, websiteId)),
    personId: stranger.id,
    seatId: seat?.id ?? 0,
    tokenId: token?.id ?? 0,
    sessionId: session?.id ?? 0,
    webhookId: webhook?.id ?? 0,
    workspaceId,
    taskId,
    taskAttachmentId: await buildTaskAttachment(product, stranger, taskId),
    reviewLinkId: await buildReviewLink(product, stranger, workspaceId, taskId),
    ...(await buildCampaign(product, stranger, workspaceId)),
    taskViewId: await buildTaskView(product, stranger, workspaceId),
    taskTemplateId: await buildTaskTemplate(product, stranger, workspaceId),
  };
}
