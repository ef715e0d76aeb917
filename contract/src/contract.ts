// The whole API, one line a feature: each group is served by the folder of its name (`media…` are the same calls at further addresses).

import { analyticsContract } from './analytics.ts';
import { auditLogContract } from './audit-log.ts';
import { brandVoicesContract } from './brand-voices.ts';
import { brandingContract } from './branding.ts';
import { bulkOrdersContract } from './bulk-orders.ts';
import { calendarEntriesContract } from './calendar-entries.ts';
import { calendarsContract } from './calendars.ts';
import { campaignItemsContract } from './campaign-items.ts';
import { campaignPacksContract } from './campaign-packs.ts';
import { campaignResultsContract } from './campaign-results.ts';
import { campaignUrlsContract } from './campaign-urls.ts';
import { campaignsContract } from './campaigns.ts';
import { categoryCardsContract } from './category-cards.ts';
import { certificatesContract } from './certificates.ts';
import { chatsContract } from './chats.ts';
import { commentsContract } from './comments.ts';
import { creditsContract } from './credits.ts';
import { documentsContract, mediaDocumentsContract } from './documents.ts';
import type { CodeOf, Declares, errorsOutsideCalls, generalErrors } from './errors.ts';
import { favoritePagesContract } from './favorite-pages.ts';
import { foldersContract } from './folders.ts';
import { guestReviewContract } from './guest-review.ts';
import { guidelinesContract } from './guidelines.ts';
import { inboxContract } from './inbox.ts';
import { keywordConflictsContract } from './keyword-conflicts.ts';
import { linguistsContract } from './linguists.ts';
import { linkBuilderContract } from './link-builder.ts';
import { linkRunsContract } from './link-runs.ts';
import { linkSourcesContract } from './link-sources.ts';
import { linkSuggestionsContract } from './link-suggestions.ts';
import { localModelsContract } from './local-models.ts';
import { marketsContract } from './markets.ts';
import { modelPricesContract } from './model-prices.ts';
import { modelsContract } from './models.ts';
import { notificationsContract } from './notifications.ts';
import { mediaOrdersContract, ordersContract } from './orders.ts';
import { outsideDataContract } from './outside-data.ts';
import { pageImportsContract } from './page-imports.ts';
import { pagesContract } from './pages.ts';
import { platformContract } from './platform.ts';
import { privacyContract } from './privacy.ts';
import { publishingContract } from './publishing.ts';
import { reportsContract } from './reports.ts';
import { reviewLinksContract } from './review-links.ts';
import { rewritesContract } from './rewrites.ts';
import { seatsContract } from './seats.ts';
import { secondOpinionsContract } from './second-opinions.ts';
import { sessionContract } from './session.ts';
import { siteStartContract } from './site-start.ts';
import { sourcesContract } from './sources.ts';
import { taskAssignmentsContract } from './task-assignments.ts';
import { taskAttachmentsContract } from './task-attachments.ts';
import { taskBulkContract } from './task-bulk.ts';
import { taskDatesContract } from './task-dates.ts';
import { taskLinksContract } from './task-links.ts';
import { taskRecordsContract } from './task-records.ts';
import { taskTemplatesContract } from './task-templates.ts';
import { taskViewsContract } from './task-views.ts';
import { tasksContract } from './tasks.ts';
import { toolsContract } from './tools.ts';
import { translationExchangeContract } from './translation-exchange.ts';
import { translationJobsContract } from './translation-jobs.ts';
import { translationMemoryContract } from './translation-memory.ts';
import { translationRatesContract } from './translation-rates.ts';
import { translationReportsContract } from './translation-reports.ts';
import { translationRequestsContract } from './translation-requests.ts';
import { translationSegmentsContract } from './translation-segments.ts';
import { usageContract } from './usage.ts';
import { usersContract } from './users.ts';
import { webhooksContract } from './webhooks.ts';
import { websitesContract } from './websites.ts';
import { widgetsContract } from './widgets.ts';
import { workspaceSettingsContract } from './workspace-settings.ts';
import { workspacesContract } from './workspaces.ts';
import { writingContract } from './writing.ts';

export const contract = {
  session: sessionContract,
  users: usersContract,
  tools: toolsContract,
  writing: writingContract,
  orders: ordersContract,
  mediaOrders: mediaOrdersContract,
  documents: documentsContract,
  mediaDocuments: mediaDocumentsContract,
  rewrites: rewritesContract,
  secondOpinions: secondOpinionsContract,
  chats: chatsContract,
  comments: commentsContract,
  folders: foldersContract,
  bulkOrders: bulkOrdersContract,
  models: modelsContract,
  modelPrices: modelPricesContract,
  localModels: localModelsContract,
  reports: reportsContract,
  markets: marketsContract,
  widgets: widgetsContract,
  usage: usageContract,
  outsideData: outsideDataContract,
  platform: platformContract,
  analytics: analyticsContract,
  brandVoices: brandVoicesContract,
  guidelines: guidelinesContract,
  translationMemory: translationMemoryContract,
  translationRequests: translationRequestsContract,
  translationJobs: translationJobsContract,
  translationReports: translationReportsContract,
  translationSegments: translationSegmentsContract,
  translationExchange: translationExchangeContract,
  certificates: certificatesContract,
  linguists: linguistsContract,
  translationRates: translationRatesContract,
  favoritePages: favoritePagesContract,
  inbox: inboxContract,
  notifications: notificationsContract,
  siteStart: siteStartContract,
  sources: sourcesContract,
  websites: websitesContract,
  publishing: publishingContract,
  webhooks: webhooksContract,
  credits: creditsContract,
  branding: brandingContract,
  auditLog: auditLogContract,
  privacy: privacyContract,
  workspaces: workspacesContract,
  workspaceSettings: workspaceSettingsContract,
  seats: seatsContract,
  tasks: tasksContract,
  reviewLinks: reviewLinksContract,
  guestReview: guestReviewContract,
  taskRecords: taskRecordsContract,
  taskDates: taskDatesContract,
  taskViews: taskViewsContract,
  taskLinks: taskLinksContract,
  taskAssignments: taskAssignmentsContract,
  taskTemplates: taskTemplatesContract,
  taskBulk: taskBulkContract,
  taskAttachments: taskAttachmentsContract,
  calendars: calendarsContract,
  calendarEntries: calendarEntriesContract,
  pages: pagesContract,
  pageImports: pageImportsContract,
  linkBuilder: linkBuilderContract,
  linkSuggestions: linkSuggestionsContract,
  linkRuns: linkRunsContract,
  keywordConflicts: keywordConflictsContract,
  linkSources: linkSourcesContract,
  categoryCards: categoryCardsContract,
  campaigns: campaignsContract,
  campaignItems: campaignItemsContract,
  campaignPacks: campaignPacksContract,
  campaignResults: campaignResultsContract,
  campaignUrls: campaignUrlsContract,
};
export type Contract = typeof contract;

type DeclaredIn<Groups> = { [Group in keyof Groups]: Groups[Group][keyof Groups[Group]] }[keyof Groups];

/** Every code that a failed call may answer. */
export type ErrorCode =
  | CodeOf<typeof generalErrors>
  | CodeOf<typeof errorsOutsideCalls>
  | (DeclaredIn<Contract> extends infer Call ? (Call extends Declares<infer Code> ? Code : never) : never);
