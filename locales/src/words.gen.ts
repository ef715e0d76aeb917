// Made by `npm run locales`; the texts lie in the folders of the languages.
import deAuditLog from './de/audit-log.json' with { type: 'json' };
import deBrandVoices from './de/brand-voices.json' with { type: 'json' };
import deBranding from './de/branding.json' with { type: 'json' };
import deBriefings from './de/briefings.json' with { type: 'json' };
import deBulkOrders from './de/bulk-orders.json' with { type: 'json' };
import deCalendars from './de/calendars.json' with { type: 'json' };
import deCampaigns from './de/campaigns.json' with { type: 'json' };
import deCatalogue from './de/catalogue.json' with { type: 'json' };
import deCategoryCards from './de/category-cards.json' with { type: 'json' };
import deCertificates from './de/certificates.json' with { type: 'json' };
import deChats from './de/chats.json' with { type: 'json' };
import deComments from './de/comments.json' with { type: 'json' };
import deConnectModel from './de/connect-model.json' with { type: 'json' };
import deCreditHelp from './de/credit-help.json' with { type: 'json' };
import deCredits from './de/credits.json' with { type: 'json' };
import deDashboard from './de/dashboard.json' with { type: 'json' };
import deDocumentWords from './de/document-words.json' with { type: 'json' };
import deEditor from './de/editor.json' with { type: 'json' };
import deFiles from './de/files.json' with { type: 'json' };
import deFolders from './de/folders.json' with { type: 'json' };
import deGeneral from './de/general.json' with { type: 'json' };
import deGlossary from './de/glossary.json' with { type: 'json' };
import deHelp from './de/help.json' with { type: 'json' };
import deInbox from './de/inbox.json' with { type: 'json' };
import deLinks from './de/links.json' with { type: 'json' };
import deLocalModelCard from './de/local-model-card.json' with { type: 'json' };
import deMarkets from './de/markets.json' with { type: 'json' };
import deModels from './de/models.json' with { type: 'json' };
import deNotifications from './de/notifications.json' with { type: 'json' };
import deOrderBrief from './de/order-brief.json' with { type: 'json' };
import deOrders from './de/orders.json' with { type: 'json' };
import deOutsideData from './de/outside-data.json' with { type: 'json' };
import dePages from './de/pages.json' with { type: 'json' };
import dePrivacy from './de/privacy.json' with { type: 'json' };
import deRemarks from './de/remarks.json' with { type: 'json' };
import deReports from './de/reports.json' with { type: 'json' };
import deReviews from './de/reviews.json' with { type: 'json' };
import deSamples from './de/samples.json' with { type: 'json' };
import deSeats from './de/seats.json' with { type: 'json' };
import deSegmentEditor from './de/segment-editor.json' with { type: 'json' };
import deSession from './de/session.json' with { type: 'json' };
import deShell from './de/shell.json' with { type: 'json' };
import deSiteStart from './de/site-start.json' with { type: 'json' };
import deSources from './de/sources.json' with { type: 'json' };
import deStyleGuide from './de/style-guide.json' with { type: 'json' };
import deTasks from './de/tasks.json' with { type: 'json' };
import deToolWorks from './de/tool-works.json' with { type: 'json' };
import deTools from './de/tools.json' with { type: 'json' };
import deTranslationDesk from './de/translation-desk.json' with { type: 'json' };
import deTrends from './de/trends.json' with { type: 'json' };
import deUsers from './de/users.json' with { type: 'json' };
import deWebhooks from './de/webhooks.json' with { type: 'json' };
import deWebsites from './de/websites.json' with { type: 'json' };
import deWorkspaces from './de/workspaces.json' with { type: 'json' };
import enAuditLog from './en/audit-log.json' with { type: 'json' };
import enBrandVoices from './en/brand-voices.json' with { type: 'json' };
import enBranding from './en/branding.json' with { type: 'json' };
import enBriefings from './en/briefings.json' with { type: 'json' };
import enBulkOrders from './en/bulk-orders.json' with { type: 'json' };
import enCalendars from './en/calendars.json' with { type: 'json' };
import enCampaigns from './en/campaigns.json' with { type: 'json' };
import enCategoryCards from './en/category-cards.json' with { type: 'json' };
import enCertificates from './en/certificates.json' with { type: 'json' };
import enChats from './en/chats.json' with { type: 'json' };
import enComments from './en/comments.json' with { type: 'json' };
import enConnectModel from './en/connect-model.json' with { type: 'json' };
import enCreditHelp from './en/credit-help.json' with { type: 'json' };
import enCredits from './en/credits.json' with { type: 'json' };
import enDashboard from './en/dashboard.json' with { type: 'json' };
import enDocumentWords from './en/document-words.json' with { type: 'json' };
import enEditor from './en/editor.json' with { type: 'json' };
import enFiles from './en/files.json' with { type: 'json' };
import enFolders from './en/folders.json' with { type: 'json' };
import enGeneral from './en/general.json' with { type: 'json' };
import enGlossary from './en/glossary.json' with { type: 'json' };
import enHelp from './en/help.json' with { type: 'json' };
import enInbox from './en/inbox.json' with { type: 'json' };
import enLinks from './en/links.json' with { type: 'json' };
import enLocalModelCard from './en/local-model-card.json' with { type: 'json' };
import enMarkets from './en/markets.json' with { type: 'json' };
import enModels from './en/models.json' with { type: 'json' };
import enNotifications from './en/notifications.json' with { type: 'json' };
import enOrderBrief from './en/order-brief.json' with { type: 'json' };
import enOrders from './en/orders.json' with { type: 'json' };
import enOutsideData from './en/outside-data.json' with { type: 'json' };
import enPages from './en/pages.json' with { type: 'json' };
import enPrivacy from './en/privacy.json' with { type: 'json' };
import enRemarks from './en/remarks.json' with { type: 'json' };
import enReports from './en/reports.json' with { type: 'json' };
import enReviews from './en/reviews.json' with { type: 'json' };
import enSamples from './en/samples.json' with { type: 'json' };
import enSeats from './en/seats.json' with { type: 'json' };
import enSegmentEditor from './en/segment-editor.json' with { type: 'json' };
import enSession from './en/session.json' with { type: 'json' };
import enShell from './en/shell.json' with { type: 'json' };
import enSiteStart from './en/site-start.json' with { type: 'json' };
import enSources from './en/sources.json' with { type: 'json' };
import enStyleGuide from './en/style-guide.json' with { type: 'json' };
import enTasks from './en/tasks.json' with { type: 'json' };
import enToolWorks from './en/tool-works.json' with { type: 'json' };
import enTools from './en/tools.json' with { type: 'json' };
import enTranslationDesk from './en/translation-desk.json' with { type: 'json' };
import enTrends from './en/trends.json' with { type: 'json' };
import enUsers from './en/users.json' with { type: 'json' };
import enWebhooks from './en/webhooks.json' with { type: 'json' };
import enWebsites from './en/websites.json' with { type: 'json' };
import enWorkspaces from './en/workspaces.json' with { type: 'json' };
import esAuditLog from './es/audit-log.json' with { type: 'json' };
import esBrandVoices from './es/brand-voices.json' with { type: 'json' };
import esBranding from './es/branding.json' with { type: 'json' };
import esBriefings from './es/briefings.json' with { type: 'json' };
import esBulkOrders from './es/bulk-orders.json' with { type: 'json' };
import esCalendars from './es/calendars.json' with { type: 'json' };
import esCampaigns from './es/campaigns.json' with { type: 'json' };
import esCatalogue from './es/catalogue.json' with { type: 'json' };
import esCategoryCards from './es/category-cards.json' with { type: 'json' };
import esCertificates from './es/certificates.json' with { type: 'json' };
import esChats from './es/chats.json' with { type: 'json' };
import esComments from './es/comments.json' with { type: 'json' };
import esConnectModel from './es/connect-model.json' with { type: 'json' };
import esCreditHelp from './es/credit-help.json' with { type: 'json' };
import esCredits from './es/credits.json' with { type: 'json' };
import esDashboard from './es/dashboard.json' with { type: 'json' };
import esDocumentWords from './es/document-words.json' with { type: 'json' };
import esEditor from './es/editor.json' with { type: 'json' };
import esFiles from './es/files.json' with { type: 'json' };
import esFolders from './es/folders.json' with { type: 'json' };
import esGeneral from './es/general.json' with { type: 'json' };
import esGlossary from './es/glossary.json' with { type: 'json' };
import esHelp from './es/help.json' with { type: 'json' };
import esInbox from './es/inbox.json' with { type: 'json' };
import esLinks from './es/links.json' with { type: 'json' };
import esLocalModelCard from './es/local-model-card.json' with { type: 'json' };
import esMarkets from './es/markets.json' with { type: 'json' };
import esModels from './es/models.json' with { type: 'json' };
import esNotifications from './es/notifications.json' with { type: 'json' };
import esOrderBrief from './es/order-brief.json' with { type: 'json' };
import esOrders from './es/orders.json' with { type: 'json' };
import esOutsideData from './es/outside-data.json' with { type: 'json' };
import esPages from './es/pages.json' with { type: 'json' };
import esPrivacy from './es/privacy.json' with { type: 'json' };
import esRemarks from './es/remarks.json' with { type: 'json' };
import esReports from './es/reports.json' with { type: 'json' };
import esReviews from './es/reviews.json' with { type: 'json' };
import esSamples from './es/samples.json' with { type: 'json' };
import esSeats from './es/seats.json' with { type: 'json' };
import esSegmentEditor from './es/segment-editor.json' with { type: 'json' };
import esSession from './es/session.json' with { type: 'json' };
import esShell from './es/shell.json' with { type: 'json' };
import esSiteStart from './es/site-start.json' with { type: 'json' };
import esSources from './es/sources.json' with { type: 'json' };
import esStyleGuide from './es/style-guide.json' with { type: 'json' };
import esTasks from './es/tasks.json' with { type: 'json' };
import esToolWorks from './es/tool-works.json' with { type: 'json' };
import esTools from './es/tools.json' with { type: 'json' };
import esTranslationDesk from './es/translation-desk.json' with { type: 'json' };
import esTrends from './es/trends.json' with { type: 'json' };
import esUsers from './es/users.json' with { type: 'json' };
import esWebhooks from './es/webhooks.json' with { type: 'json' };
import esWebsites from './es/websites.json' with { type: 'json' };
import esWorkspaces from './es/workspaces.json' with { type: 'json' };
import frAuditLog from './fr/audit-log.json' with { type: 'json' };
import frBrandVoices from './fr/brand-voices.json' with { type: 'json' };
import frBranding from './fr/branding.json' with { type: 'json' };
import frBriefings from './fr/briefings.json' with { type: 'json' };
import frBulkOrders from './fr/bulk-orders.json' with { type: 'json' };
import frCalendars from './fr/calendars.json' with { type: 'json' };
import frCampaigns from './fr/campaigns.json' with { type: 'json' };
import frCatalogue from './fr/catalogue.json' with { type: 'json' };
import frCategoryCards from './fr/category-cards.json' with { type: 'json' };
import frCertificates from './fr/certificates.json' with { type: 'json' };
import frChats from './fr/chats.json' with { type: 'json' };
import frComments from './fr/comments.json' with { type: 'json' };
import frConnectModel from './fr/connect-model.json' with { type: 'json' };
import frCreditHelp from './fr/credit-help.json' with { type: 'json' };
import frCredits from './fr/credits.json' with { type: 'json' };
import frDashboard from './fr/dashboard.json' with { type: 'json' };
import frDocumentWords from './fr/document-words.json' with { type: 'json' };
import frEditor from './fr/editor.json' with { type: 'json' };
import frFiles from './fr/files.json' with { type: 'json' };
import frFolders from './fr/folders.json' with { type: 'json' };
import frGeneral from './fr/general.json' with { type: 'json' };
import frGlossary from './fr/glossary.json' with { type: 'json' };
import frHelp from './fr/help.json' with { type: 'json' };
import frInbox from './fr/inbox.json' with { type: 'json' };
import frLinks from './fr/links.json' with { type: 'json' };
import frLocalModelCard from './fr/local-model-card.json' with { type: 'json' };
import frMarkets from './fr/markets.json' with { type: 'json' };
import frModels from './fr/models.json' with { type: 'json' };
import frNotifications from './fr/notifications.json' with { type: 'json' };
import frOrderBrief from './fr/order-brief.json' with { type: 'json' };
import frOrders from './fr/orders.json' with { type: 'json' };
import frOutsideData from './fr/outside-data.json' with { type: 'json' };
import frPages from './fr/pages.json' with { type: 'json' };
import frPrivacy from './fr/privacy.json' with { type: 'json' };
import frRemarks from './fr/remarks.json' with { type: 'json' };
import frReports from './fr/reports.json' with { type: 'json' };
import frReviews from './fr/reviews.json' with { type: 'json' };
import frSamples from './fr/samples.json' with { type: 'json' };
import frSeats from './fr/seats.json' with { type: 'json' };
import frSegmentEditor from './fr/segment-editor.json' with { type: 'json' };
import frSession from './fr/session.json' with { type: 'json' };
import frShell from './fr/shell.json' with { type: 'json' };
import frSiteStart from './fr/site-start.json' with { type: 'json' };
import frSources from './fr/sources.json' with { type: 'json' };
import frStyleGuide from './fr/style-guide.json' with { type: 'json' };
import frTasks from './fr/tasks.json' with { type: 'json' };
import frToolWorks from './fr/tool-works.json' with { type: 'json' };
import frTools from './fr/tools.json' with { type: 'json' };
import frTranslationDesk from './fr/translation-desk.json' with { type: 'json' };
import frTrends from './fr/trends.json' with { type: 'json' };
import frUsers from './fr/users.json' with { type: 'json' };
import frWebhooks from './fr/webhooks.json' with { type: 'json' };
import frWebsites from './fr/websites.json' with { type: 'json' };
import frWorkspaces from './fr/workspaces.json' with { type: 'json' };
import itAuditLog from './it/audit-log.json' with { type: 'json' };
import itBrandVoices from './it/brand-voices.json' with { type: 'json' };
import itBranding from './it/branding.json' with { type: 'json' };
import itBriefings from './it/briefings.json' with { type: 'json' };
import itBulkOrders from './it/bulk-orders.json' with { type: 'json' };
import itCalendars from './it/calendars.json' with { type: 'json' };
import itCampaigns from './it/campaigns.json' with { type: 'json' };
import itCatalogue from './it/catalogue.json' with { type: 'json' };
import itCategoryCards from './it/category-cards.json' with { type: 'json' };
import itCertificates from './it/certificates.json' with { type: 'json' };
import itChats from './it/chats.json' with { type: 'json' };
import itComments from './it/comments.json' with { type: 'json' };
import itConnectModel from './it/connect-model.json' with { type: 'json' };
import itCreditHelp from './it/credit-help.json' with { type: 'json' };
import itCredits from './it/credits.json' with { type: 'json' };
import itDashboard from './it/dashboard.json' with { type: 'json' };
import itDocumentWords from './it/document-words.json' with { type: 'json' };
import itEditor from './it/editor.json' with { type: 'json' };
import itFiles from './it/files.json' with { type: 'json' };
import itFolders from './it/folders.json' with { type: 'json' };
import itGeneral from './it/general.json' with { type: 'json' };
import itGlossary from './it/glossary.json' with { type: 'json' };
import itHelp from './it/help.json' with { type: 'json' };
import itInbox from './it/inbox.json' with { type: 'json' };
import itLinks from './it/links.json' with { type: 'json' };
import itLocalModelCard from './it/local-model-card.json' with { type: 'json' };
import itMarkets from './it/markets.json' with { type: 'json' };
import itModels from './it/models.json' with { type: 'json' };
import itNotifications from './it/notifications.json' with { type: 'json' };
import itOrderBrief from './it/order-brief.json' with { type: 'json' };
import itOrders from './it/orders.json' with { type: 'json' };
import itOutsideData from './it/outside-data.json' with { type: 'json' };
import itPages from './it/pages.json' with { type: 'json' };
import itPrivacy from './it/privacy.json' with { type: 'json' };
import itRemarks from './it/remarks.json' with { type: 'json' };
import itReports from './it/reports.json' with { type: 'json' };
import itReviews from './it/reviews.json' with { type: 'json' };
import itSamples from './it/samples.json' with { type: 'json' };
import itSeats from './it/seats.json' with { type: 'json' };
import itSegmentEditor from './it/segment-editor.json' with { type: 'json' };
import itSession from './it/session.json' with { type: 'json' };
import itShell from './it/shell.json' with { type: 'json' };
import itSiteStart from './it/site-start.json' with { type: 'json' };
import itSources from './it/sources.json' with { type: 'json' };
import itStyleGuide from './it/style-guide.json' with { type: 'json' };
import itTasks from './it/tasks.json' with { type: 'json' };
import itToolWorks from './it/tool-works.json' with { type: 'json' };
import itTools from './it/tools.json' with { type: 'json' };
import itTranslationDesk from './it/translation-desk.json' with { type: 'json' };
import itTrends from './it/trends.json' with { type: 'json' };
import itUsers from './it/users.json' with { type: 'json' };
import itWebhooks from './it/webhooks.json' with { type: 'json' };
import itWebsites from './it/websites.json' with { type: 'json' };
import itWorkspaces from './it/workspaces.json' with { type: 'json' };
import ptBrAuditLog from './pt-br/audit-log.json' with { type: 'json' };
import ptBrBrandVoices from './pt-br/brand-voices.json' with { type: 'json' };
import ptBrBranding from './pt-br/branding.json' with { type: 'json' };
import ptBrBriefings from './pt-br/briefings.json' with { type: 'json' };
import ptBrBulkOrders from './pt-br/bulk-orders.json' with { type: 'json' };
import ptBrCalendars from './pt-br/calendars.json' with { type: 'json' };
import ptBrCampaigns from './pt-br/campaigns.json' with { type: 'json' };
import ptBrCatalogue from './pt-br/catalogue.json' with { type: 'json' };
import ptBrCategoryCards from './pt-br/category-cards.json' with { type: 'json' };
import ptBrCertificates from './pt-br/certificates.json' with { type: 'json' };
import ptBrChats from './pt-br/chats.json' with { type: 'json' };
import ptBrComments from './pt-br/comments.json' with { type: 'json' };
import ptBrConnectModel from './pt-br/connect-model.json' with { type: 'json' };
import ptBrCreditHelp from './pt-br/credit-help.json' with { type: 'json' };
import ptBrCredits from './pt-br/credits.json' with { type: 'json' };
import ptBrDashboard from './pt-br/dashboard.json' with { type: 'json' };
import ptBrDocumentWords from './pt-br/document-words.json' with { type: 'json' };
import ptBrEditor from './pt-br/editor.json' with { type: 'json' };
import ptBrFiles from './pt-br/files.json' with { type: 'json' };
import ptBrFolders from './pt-br/folders.json' with { type: 'json' };
import ptBrGeneral from './pt-br/general.json' with { type: 'json' };
import ptBrGlossary from './pt-br/glossary.json' with { type: 'json' };
import ptBrHelp from './pt-br/help.json' with { type: 'json' };
import ptBrInbox from './pt-br/inbox.json' with { type: 'json' };
import ptBrLinks from './pt-br/links.json' with { type: 'json' };
import ptBrLocalModelCard from './pt-br/local-model-card.json' with { type: 'json' };
import ptBrMarkets from './pt-br/markets.json' with { type: 'json' };
import ptBrModels from './pt-br/models.json' with { type: 'json' };
import ptBrNotifications from './pt-br/notifications.json' with { type: 'json' };
import ptBrOrderBrief from './pt-br/order-brief.json' with { type: 'json' };
import ptBrOrders from './pt-br/orders.json' with { type: 'json' };
import ptBrOutsideData from './pt-br/outside-data.json' with { type: 'json' };
import ptBrPages from './pt-br/pages.json' with { type: 'json' };
import ptBrPrivacy from './pt-br/privacy.json' with { type: 'json' };
import ptBrRemarks from './pt-br/remarks.json' with { type: 'json' };
import ptBrReports from './pt-br/reports.json' with { type: 'json' };
import ptBrReviews from './pt-br/reviews.json' with { type: 'json' };
import ptBrSamples from './pt-br/samples.json' with { type: 'json' };
import ptBrSeats from './pt-br/seats.json' with { type: 'json' };
import ptBrSegmentEditor from './pt-br/segment-editor.json' with { type: 'json' };
import ptBrSession from './pt-br/session.json' with { type: 'json' };
import ptBrShell from './pt-br/shell.json' with { type: 'json' };
import ptBrSiteStart from './pt-br/site-start.json' with { type: 'json' };
import ptBrSources from './pt-br/sources.json' with { type: 'json' };
import ptBrStyleGuide from './pt-br/style-guide.json' with { type: 'json' };
import ptBrTasks from './pt-br/tasks.json' with { type: 'json' };
import ptBrToolWorks from './pt-br/tool-works.json' with { type: 'json' };
import ptBrTools from './pt-br/tools.json' with { type: 'json' };
import ptBrTranslationDesk from './pt-br/translation-desk.json' with { type: 'json' };
import ptBrTrends from './pt-br/trends.json' with { type: 'json' };
import ptBrUsers from './pt-br/users.json' with { type: 'json' };
import ptBrWebhooks from './pt-br/webhooks.json' with { type: 'json' };
import ptBrWebsites from './pt-br/websites.json' with { type: 'json' };
import ptBrWorkspaces from './pt-br/workspaces.json' with { type: 'json' };
import type { InterfaceLanguage } from './languages.ts';
import type { ToolTexts } from './tool-texts.ts';
import { joinWords } from './join-words.ts';

type Files = [
  typeof enAuditLog,
  typeof enBrandVoices,
  typeof enBranding,
  typeof enBriefings,
  typeof enBulkOrders,
  typeof enCalendars,
  typeof enCampaigns,
  typeof enCategoryCards,
  typeof enCertificates,
  typeof enChats,
  typeof enComments,
  typeof enConnectModel,
  typeof enCreditHelp,
  typeof enCredits,
  typeof enDashboard,
  typeof enDocumentWords,
  typeof enEditor,
  typeof enFiles,
  typeof enFolders,
  typeof enGeneral,
  typeof enGlossary,
  typeof enHelp,
  typeof enInbox,
  typeof enLinks,
  typeof enLocalModelCard,
  typeof enMarkets,
  typeof enModels,
  typeof enNotifications,
  typeof enOrderBrief,
  typeof enOrders,
  typeof enOutsideData,
  typeof enPages,
  typeof enPrivacy,
  typeof enRemarks,
  typeof enReports,
  typeof enReviews,
  typeof enSamples,
  typeof enSeats,
  typeof enSegmentEditor,
  typeof enSession,
  typeof enShell,
  typeof enSiteStart,
  typeof enSources,
  typeof enStyleGuide,
  typeof enTasks,
  typeof enToolWorks,
  typeof enTools,
  typeof enTranslationDesk,
  typeof enTrends,
  typeof enUsers,
  typeof enWebhooks,
  typeof enWebsites,
  typeof enWorkspaces,
];

/** The words of one language, as English has them. */
export type Words =
  & typeof enAuditLog
  & typeof enBrandVoices
  & typeof enBranding
  & typeof enBriefings
  & typeof enBulkOrders
  & typeof enCalendars
  & typeof enCampaigns
  & typeof enCategoryCards
  & typeof enCertificates
  & typeof enChats
  & typeof enComments
  & typeof enConnectModel
  & typeof enCreditHelp
  & typeof enCredits
  & typeof enDashboard
  & typeof enDocumentWords
  & typeof enEditor
  & typeof enFiles
  & typeof enFolders
  & typeof enGeneral
  & typeof enGlossary
  & typeof enHelp
  & typeof enInbox
  & typeof enLinks
  & typeof enLocalModelCard
  & typeof enMarkets
  & typeof enModels
  & typeof enNotifications
  & typeof enOrderBrief
  & typeof enOrders
  & typeof enOutsideData
  & typeof enPages
  & typeof enPrivacy
  & typeof enRemarks
  & typeof enReports
  & typeof enReviews
  & typeof enSamples
  & typeof enSeats
  & typeof enSegmentEditor
  & typeof enSession
  & typeof enShell
  & typeof enSiteStart
  & typeof enSources
  & typeof enStyleGuide
  & typeof enTasks
  & typeof enToolWorks
  & typeof enTools
  & typeof enTranslationDesk
  & typeof enTrends
  & typeof enUsers
  & typeof enWebhooks
  & typeof enWebsites
  & typeof enWorkspaces;

const join = (...files: Files) => joinWords(...files) as Words;

/** All words by language. */
export const words: Record<InterfaceLanguage, Words> = {
  en: join(enAuditLog, enBrandVoices, enBranding, enBriefings, enBulkOrders, enCalendars, enCampaigns, enCategoryCards, enCertificates, enChats, enComments, enConnectModel, enCreditHelp, enCredits, enDashboard, enDocumentWords, enEditor, enFiles, enFolders, enGeneral, enGlossary, enHelp, enInbox, enLinks, enLocalModelCard, enMarkets, enModels, enNotifications, enOrderBrief, enOrders, enOutsideData, enPages, enPrivacy, enRemarks, enReports, enReviews, enSamples, enSeats, enSegmentEditor, enSession, enShell, enSiteStart, enSources, enStyleGuide, enTasks, enToolWorks, enTools, enTranslationDesk, enTrends, enUsers, enWebhooks, enWebsites, enWorkspaces),
  it: join(itAuditLog, itBrandVoices, itBranding, itBriefings, itBulkOrders, itCalendars, itCampaigns, itCategoryCards, itCertificates, itChats, itComments, itConnectModel, itCreditHelp, itCredits, itDashboard, itDocumentWords, itEditor, itFiles, itFolders, itGeneral, itGlossary, itHelp, itInbox, itLinks, itLocalModelCard, itMarkets, itModels, itNotifications, itOrderBrief, itOrders, itOutsideData, itPages, itPrivacy, itRemarks, itReports, itReviews, itSamples, itSeats, itSegmentEditor, itSession, itShell, itSiteStart, itSources, itStyleGuide, itTasks, itToolWorks, itTools, itTranslationDesk, itTrends, itUsers, itWebhooks, itWebsites, itWorkspaces),
  de: join(deAuditLog, deBrandVoices, deBranding, deBriefings, deBulkOrders, deCalendars, deCampaigns, deCategoryCards, deCertificates, deChats, deComments, deConnectModel, deCreditHelp, deCredits, deDashboard, deDocumentWords, deEditor, deFiles, deFolders, deGeneral, deGlossary, deHelp, deInbox, deLinks, deLocalModelCard, deMarkets, deModels, deNotifications, deOrderBrief, deOrders, deOutsideData, dePages, dePrivacy, deRemarks, deReports, deReviews, deSamples, deSeats, deSegmentEditor, deSession, deShell, deSiteStart, deSources, deStyleGuide, deTasks, deToolWorks, deTools, deTranslationDesk, deTrends, deUsers, deWebhooks, deWebsites, deWorkspaces),
  es: join(esAuditLog, esBrandVoices, esBranding, esBriefings, esBulkOrders, esCalendars, esCampaigns, esCategoryCards, esCertificates, esChats, esComments, esConnectModel, esCreditHelp, esCredits, esDashboard, esDocumentWords, esEditor, esFiles, esFolders, esGeneral, esGlossary, esHelp, esInbox, esLinks, esLocalModelCard, esMarkets, esModels, esNotifications, esOrderBrief, esOrders, esOutsideData, esPages, esPrivacy, esRemarks, esReports, esReviews, esSamples, esSeats, esSegmentEditor, esSession, esShell, esSiteStart, esSources, esStyleGuide, esTasks, esToolWorks, esTools, esTranslationDesk, esTrends, esUsers, esWebhooks, esWebsites, esWorkspaces),
  fr: join(frAuditLog, frBrandVoices, frBranding, frBriefings, frBulkOrders, frCalendars, frCampaigns, frCategoryCards, frCertificates, frChats, frComments, frConnectModel, frCreditHelp, frCredits, frDashboard, frDocumentWords, frEditor, frFiles, frFolders, frGeneral, frGlossary, frHelp, frInbox, frLinks, frLocalModelCard, frMarkets, frModels, frNotifications, frOrderBrief, frOrders, frOutsideData, frPages, frPrivacy, frRemarks, frReports, frReviews, frSamples, frSeats, frSegmentEditor, frSession, frShell, frSiteStart, frSources, frStyleGuide, frTasks, frToolWorks, frTools, frTranslationDesk, frTrends, frUsers, frWebhooks, frWebsites, frWorkspaces),
  'pt-BR': join(ptBrAuditLog, ptBrBrandVoices, ptBrBranding, ptBrBriefings, ptBrBulkOrders, ptBrCalendars, ptBrCampaigns, ptBrCategoryCards, ptBrCertificates, ptBrChats, ptBrComments, ptBrConnectModel, ptBrCreditHelp, ptBrCredits, ptBrDashboard, ptBrDocumentWords, ptBrEditor, ptBrFiles, ptBrFolders, ptBrGeneral, ptBrGlossary, ptBrHelp, ptBrInbox, ptBrLinks, ptBrLocalModelCard, ptBrMarkets, ptBrModels, ptBrNotifications, ptBrOrderBrief, ptBrOrders, ptBrOutsideData, ptBrPages, ptBrPrivacy, ptBrRemarks, ptBrReports, ptBrReviews, ptBrSamples, ptBrSeats, ptBrSegmentEditor, ptBrSession, ptBrShell, ptBrSiteStart, ptBrSources, ptBrStyleGuide, ptBrTasks, ptBrToolWorks, ptBrTools, ptBrTranslationDesk, ptBrTrends, ptBrUsers, ptBrWebhooks, ptBrWebsites, ptBrWorkspaces),
};

/** Words of the tools in each language other than English. */
export const toolTexts: Record<Exclude<InterfaceLanguage, 'en'>, ToolTexts> = {
  it: itCatalogue.catalogue,
  de: deCatalogue.catalogue,
  es: esCatalogue.catalogue,
  fr: frCatalogue.catalogue,
  'pt-BR': ptBrCatalogue.catalogue,
};
