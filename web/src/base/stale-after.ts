// Which action makes which answers stale. The only place that asks for them again.
import type { InvalidateQueryFilters, QueryClient, QueryKey } from '@tanstack/react-query';
import {
  accessKeys,
  apiTokenKeys,
  briefingKeys,
  bulkKeys,
  calendarFeedKeys,
  campaignKeys,
  categoryCardKeys,
  certificateKeys,
  chatKeys,
  commentKeys,
  glossaryKeys,
  guestReviewKeys,
  linkKeys,
  meKeys,
  orderKeys,
  panelKeys,
  photoKeys,
  platformKeys,
  publicationKeys,
  reportKeys,
  reviewLinkKeys,
  secondFactorKeys,
  sessionKeys,
  sitePageKeys,
  siteStartKeys,
  sourceKeys,
  taskKeys,
  toolKeys,
  translationManagerKeys,
  translationRequestKeys,
  versionKeys,
  voiceKeys,
  webhookKeys,
  websiteKeys,
  workspaceKeys,
} from './query-keys.ts';

/** The caller alone, without their workspaces and notifications. */
const callerAlone = { queryKey: meKeys.all, exact: true } satisfies InvalidateQueryFilters;

interface SavedDocument {
  orderDetailId: number;
  hasComments: boolean;
  /** The task that the document belongs to: a save may reopen its steps. */
  taskId: number | null;
}

type Stale = QueryKey | InvalidateQueryFilters;

const rules = {
  'access.revoked': () => [accessKeys.all, apiTokenKeys.all, calendarFeedKeys.all, webhookKeys.all, reviewLinkKeys.all],
  'api_token.changed': () => [apiTokenKeys.all, accessKeys.all],
  'branding.refused': () => [panelKeys.branding],
  'branding.saved': () => [meKeys.all],
  'briefing.changed': () => [briefingKeys.all],
  'bulk.changed': () => [bulkKeys.all, orderKeys.all, meKeys.all],
  'bulk.placed': () => [meKeys.all, orderKeys.all, bulkKeys.lists],
  'calendar_feed.changed': () => [calendarFeedKeys.all, accessKeys.all],
  'campaign.changed': () => [campaignKeys.all],
  'cap.changed': () => [panelKeys.caps],
  'certificate.changed': () => [certificateKeys.all],
  'chat.answer_saved': () => [orderKeys.all, callerAlone],
  'chat.answered': ({ chatId }: { chatId: number }) => [chatKeys.lists, chatKeys.one(chatId), callerAlone],
  'chat.changed': () => [chatKeys.all],
  'chat.deleted': () => [chatKeys.lists],
  'comment.changed': () => [commentKeys.all, meKeys.inbox],
  'connection.saved': () => [panelKeys.models],
  'credit_account.changed': () => [panelKeys.all, meKeys.all],
  'custom_tool.deleted': () => [panelKeys.customTools, meKeys.all],
  'custom_tool.saved': () => [panelKeys.customTools, toolKeys.all, meKeys.all],
  'dashboard_widgets.changed': () => [reportKeys.dashboard, callerAlone],
  'document.published': ({ orderDetailId }: { orderDetailId: number }) => [publicationKeys.document(orderDetailId), meKeys.inbox],
  'document.saved': ({ orderDetailId, hasComments, taskId }: SavedDocument) => [
    ...(hasComments ? [commentKeys.document(orderDetailId)] : []),
    ...(taskId === null ? [] : [taskKeys.one(taskId), taskKeys.lists]),
    publicationKeys.document(orderDetailId),
    orderKeys.lists,
    orderKeys.months,
  ],
  'folder.changed': () => [orderKeys.all],
  'guest_review.changed': ({ token }: { token: string }) => [guestReviewKeys.link(token)],
  'glossary.changed': () => [glossaryKeys.all],
  'local_model.changed': () => [panelKeys.localModels, panelKeys.models],
  'local_server.connected': () => [panelKeys.models, panelKeys.localServers, meKeys.all, toolKeys.all],
  'metadata.optimized': () => [taskKeys.all, callerAlone],
  'model.changed': () => [panelKeys.models, meKeys.all, toolKeys.all],
  'model_price.changed': () => [panelKeys.prices],
  'model.chosen': () => [meKeys.all, toolKeys.all],
  'notice.read': () => [meKeys.notices],
  'notice_group.changed': () => [panelKeys.groups, meKeys.noticeMatrix],
  /** Rows of tasks, campaign items, cards and translation requests name why their document is on hold or failed. */
  'order.changed': () => [
    orderKeys.all,
    taskKeys.lists,
    campaignKeys.all,
    categoryCardKeys.all,
    translationRequestKeys.all,
    meKeys.all,
  ],
  'order.placed': ({ tool }: { tool: string }) => [meKeys.all, orderKeys.all, toolKeys.weeklyUses(tool)],
  'order.settled': () => [meKeys.all],
  'outside_data.changed': () => [panelKeys.outsideData],
  'person.erased': () => [panelKeys.all],
  'staff.scope_changed': () => [panelKeys.all, meKeys.all],
  'photo.changed': () => [photoKeys.all],
  'platform.changed': () => [platformKeys.all],
  'rewrite.done': () => [callerAlone],
  'publications.retried': () => [reportKeys.widgets, publicationKeys.all],
  'seat.changed': () => [panelKeys.seats, workspaceKeys.all, orderKeys.all, meKeys.all],
  'review_link.changed': () => [reviewLinkKeys.all, accessKeys.all],
  'second_factor.changed': () => [secondFactorKeys.all],
  'session.ended': () => [sessionKeys.all],
  'source.changed': () => [sourceKeys.all, orderKeys.scoreContexts, callerAlone],
  'tone.selected': () => [voiceKeys.tones],
  'version.changed': ({ orderDetailId }: { orderDetailId: number }) => [versionKeys.list(orderDetailId)],
  'voice.changed': () => [voiceKeys.all, voiceKeys.tones, voiceKeys.reports],
  'webhook.changed': () => [webhookKeys.all, accessKeys.all],
  'site_start.changed': () => [siteStartKeys.all],
  'site_start.finished': () => [
    siteStartKeys.all,
    meKeys.all,
    orderKeys.all,
    sitePageKeys.all,
    sourceKeys.all,
    taskKeys.lists,
    voiceKeys.all,
    voiceKeys.tones,
    websiteKeys.all,
    workspaceKeys.all,
  ],
  'website.changed': () => [websiteKeys.all, orderKeys.scoreContexts],
  'website.deleted': () => [websiteKeys.all, publicationKeys.all, orderKeys.scoreContexts],
  'workspace.changed': () => [workspaceKeys.all, meKeys.all],
  'workspace.created': () => [meKeys.all],
  'workspace.deleted': () => [orderKeys.all],
  'workspace.lost': () => [callerAlone],
  'workspace.missed': () => [meKeys.workspaces],
  'category_card.changed': () => [categoryCardKeys.all, orderKeys.all, callerAlone],
  'link_rule.changed': () => [linkKeys.all, categoryCardKeys.keywords],
  'link_run.changed': () => [linkKeys.all, sitePageKeys.all, orderKeys.all],
  'link_suggestion.changed': () => [linkKeys.suggestions, linkKeys.counts],
  'inbox.changed': () => [meKeys.inbox],
  'keyword_conflict.changed': () => [linkKeys.all, sitePageKeys.all, taskKeys.lists, meKeys.inbox],
  'site_page.changed': () => [sitePageKeys.all, linkKeys.all],
  'task.changed': () => [taskKeys.all, campaignKeys.all, meKeys.inbox],
  'task.deleted': () => [taskKeys.lists],
  'task_template.changed': () => [taskKeys.templates],
  'task_view.changed': () => [taskKeys.views],
  'linguist.changed': () => [translationManagerKeys.linguists],
  'translation_comment.changed': ({ jobId }: { jobId: number }) => [translationRequestKeys.job(jobId)],
  'translation_job.changed': ({ jobId }: { jobId: number }) => [
    translationManagerKeys.jobs,
    translationManagerKeys.candidates(jobId),
    translationRequestKeys.all,
  ],
  'translation_job.imported': ({ jobId }: { jobId: number }) => [
    translationManagerKeys.segments(jobId),
    translationManagerKeys.jobs,
  ],
  'translation_rate.changed': () => [translationManagerKeys.rates],
  'translation_request.changed': () => [
    translationRequestKeys.all,
    translationManagerKeys.jobs,
    orderKeys.all,
    callerAlone,
    meKeys.inbox,
  ],
  'translation_request.deleted': () => [translationRequestKeys.lists],
} satisfies Record<string, (about: never) => Stale[]>;

/** Name of the action, as `thing.done`. */
export type Action = keyof typeof rules;

/** On which thing it was done; nothing for most actions. */
type About = { [A in Action]: Parameters<(typeof rules)[A]> };

const staleAfter: { [A in Action]: (...about: About[A]) => Stale[] } = rules;

const isKey = (stale: Stale): stale is QueryKey => Array.isArray(stale);

/** Marks the data that an action made stale, and resolves when the visible part has been fetched again. */
export async function invalidate<A extends Action>(client: QueryClient, action: A, ...about: About[A]): Promise<void> {
  const stale = staleAfter[action](...about);
  await Promise.all(stale.map((one) => client.invalidateQueries(isKey(one) ? { queryKey: one } : one)));
}
