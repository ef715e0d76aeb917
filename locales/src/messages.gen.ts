// Made by `npm run locales`: every area of this kind.
import { auditLogMessages } from './messages/audit-log.gen.ts';
import { brandVoicesMessages } from './messages/brand-voices.gen.ts';
import { brandingMessages } from './messages/branding.gen.ts';
import { bulkOrdersMessages } from './messages/bulk-orders.gen.ts';
import { calendarsMessages } from './messages/calendars.gen.ts';
import { campaignsMessages } from './messages/campaigns.gen.ts';
import { categoryCardsMessages } from './messages/category-cards.gen.ts';
import { certificatesMessages } from './messages/certificates.gen.ts';
import { chatsMessages } from './messages/chats.gen.ts';
import { commentsMessages } from './messages/comments.gen.ts';
import { creditsMessages } from './messages/credits.gen.ts';
import { documentsMessages } from './messages/documents.gen.ts';
import { engineMessages } from './messages/engine.gen.ts';
import { foldersMessages } from './messages/folders.gen.ts';
import { generalMessages } from './messages/general.gen.ts';
import { guidelinesMessages } from './messages/guidelines.gen.ts';
import { ledgerMessages } from './messages/ledger.gen.ts';
import { linksMessages } from './messages/links.gen.ts';
import { localModelsMessages } from './messages/local-models.gen.ts';
import { marketsMessages } from './messages/markets.gen.ts';
import { modelsMessages } from './messages/models.gen.ts';
import { notificationsMessages } from './messages/notifications.gen.ts';
import { ordersMessages } from './messages/orders.gen.ts';
import { outsideDataMessages } from './messages/outside-data.gen.ts';
import { pagesMessages } from './messages/pages.gen.ts';
import { platformMessages } from './messages/platform.gen.ts';
import { privacyMessages } from './messages/privacy.gen.ts';
import { publishingMessages } from './messages/publishing.gen.ts';
import { remoteSitesMessages } from './messages/remote-sites.gen.ts';
import { reviewLinksMessages } from './messages/review-links.gen.ts';
import { rewritesMessages } from './messages/rewrites.gen.ts';
import { seatsMessages } from './messages/seats.gen.ts';
import { secondOpinionsMessages } from './messages/second-opinions.gen.ts';
import { sessionMessages } from './messages/session.gen.ts';
import { singleSignOnMessages } from './messages/single-sign-on.gen.ts';
import { sourcesMessages } from './messages/sources.gen.ts';
import { taskAssignmentsMessages } from './messages/task-assignments.gen.ts';
import { taskAttachmentsMessages } from './messages/task-attachments.gen.ts';
import { taskBulkMessages } from './messages/task-bulk.gen.ts';
import { taskDatesMessages } from './messages/task-dates.gen.ts';
import { taskRecordsMessages } from './messages/task-records.gen.ts';
import { taskTemplatesMessages } from './messages/task-templates.gen.ts';
import { taskViewsMessages } from './messages/task-views.gen.ts';
import { tasksMessages } from './messages/tasks.gen.ts';
import { toolsMessages } from './messages/tools.gen.ts';
import { translationDeskMessages } from './messages/translation-desk.gen.ts';
import { translationMemoryMessages } from './messages/translation-memory.gen.ts';
import { usersMessages } from './messages/users.gen.ts';
import { webhooksMessages } from './messages/webhooks.gen.ts';
import { websitesMessages } from './messages/websites.gen.ts';
import { workspaceSettingsMessages } from './messages/workspace-settings.gen.ts';
import { workspacesMessages } from './messages/workspaces.gen.ts';
import { writingMessages } from './messages/writing.gen.ts';

export const messages = {
  'audit-log': auditLogMessages,
  'brand-voices': brandVoicesMessages,
  branding: brandingMessages,
  'bulk-orders': bulkOrdersMessages,
  calendars: calendarsMessages,
  campaigns: campaignsMessages,
  'category-cards': categoryCardsMessages,
  certificates: certificatesMessages,
  chats: chatsMessages,
  comments: commentsMessages,
  credits: creditsMessages,
  documents: documentsMessages,
  engine: engineMessages,
  folders: foldersMessages,
  general: generalMessages,
  guidelines: guidelinesMessages,
  ledger: ledgerMessages,
  links: linksMessages,
  'local-models': localModelsMessages,
  markets: marketsMessages,
  models: modelsMessages,
  notifications: notificationsMessages,
  orders: ordersMessages,
  'outside-data': outsideDataMessages,
  pages: pagesMessages,
  platform: platformMessages,
  privacy: privacyMessages,
  publishing: publishingMessages,
  'remote-sites': remoteSitesMessages,
  'review-links': reviewLinksMessages,
  rewrites: rewritesMessages,
  seats: seatsMessages,
  'second-opinions': secondOpinionsMessages,
  session: sessionMessages,
  'single-sign-on': singleSignOnMessages,
  sources: sourcesMessages,
  'task-assignments': taskAssignmentsMessages,
  'task-attachments': taskAttachmentsMessages,
  'task-bulk': taskBulkMessages,
  'task-dates': taskDatesMessages,
  'task-records': taskRecordsMessages,
  'task-templates': taskTemplatesMessages,
  'task-views': taskViewsMessages,
  tasks: tasksMessages,
  tools: toolsMessages,
  'translation-desk': translationDeskMessages,
  'translation-memory': translationMemoryMessages,
  users: usersMessages,
  webhooks: webhooksMessages,
  websites: websitesMessages,
  'workspace-settings': workspaceSettingsMessages,
  workspaces: workspacesMessages,
  writing: writingMessages,
};
