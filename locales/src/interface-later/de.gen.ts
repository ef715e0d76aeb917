// Made by `npm run locales`; the texts lie in the folders of the languages.
import audit from '../de/interface-later/audit.ts';
import branding from '../de/interface-later/branding.ts';
import calendar from '../de/interface-later/calendar.ts';
import calendars from '../de/interface-later/calendars.ts';
import campaignPack from '../de/interface-later/campaign-pack.ts';
import campaignPlan from '../de/interface-later/campaign-plan.ts';
import campaignResults from '../de/interface-later/campaign-results.ts';
import campaigns from '../de/interface-later/campaigns.ts';
import categoryCards from '../de/interface-later/category-cards.ts';
import certificates from '../de/interface-later/certificates.ts';
import chats from '../de/interface-later/chats.ts';
import comments from '../de/interface-later/comments.ts';
import countryMap from '../de/interface-later/country-map.ts';
import customTools from '../de/interface-later/custom-tools.ts';
import deskCalendar from '../de/interface-later/desk-calendar.ts';
import documentChecks from '../de/interface-later/document-checks.ts';
import documentLinks from '../de/interface-later/document-links.ts';
import editor from '../de/interface-later/editor.ts';
import exampleResults from '../de/interface-later/example-results.ts';
import glossary from '../de/interface-later/glossary.ts';
import glossaryForm from '../de/interface-later/glossary-form.ts';
import guestReview from '../de/interface-later/guest-review.ts';
import links from '../de/interface-later/links.ts';
import localModels from '../de/interface-later/local-models.ts';
import localServers from '../de/interface-later/local-servers.ts';
import markets from '../de/interface-later/markets.ts';
import modelKinds from '../de/interface-later/model-kinds.ts';
import modelPrices from '../de/interface-later/model-prices.ts';
import notices from '../de/interface-later/notices.ts';
import outsideData from '../de/interface-later/outside-data.ts';
import ownModel from '../de/interface-later/own-model.ts';
import panel from '../de/interface-later/panel.ts';
import privacy from '../de/interface-later/privacy.ts';
import profile from '../de/interface-later/profile.ts';
import reports from '../de/interface-later/reports.ts';
import reviewLinks from '../de/interface-later/review-links.ts';
import rewrite from '../de/interface-later/rewrite.ts';
import score from '../de/interface-later/score.ts';
import seats from '../de/interface-later/seats.ts';
import segmentEditor from '../de/interface-later/segment-editor.ts';
import segmentExchange from '../de/interface-later/segment-exchange.ts';
import segmentTools from '../de/interface-later/segment-tools.ts';
import sitePages from '../de/interface-later/site-pages.ts';
import spending from '../de/interface-later/spending.ts';
import staffScope from '../de/interface-later/staff-scope.ts';
import storage from '../de/interface-later/storage.ts';
import styleGuide from '../de/interface-later/style-guide.ts';
import taskAttachments from '../de/interface-later/task-attachments.ts';
import taskDates from '../de/interface-later/task-dates.ts';
import taskMetadata from '../de/interface-later/task-metadata.ts';
import taskPage from '../de/interface-later/task-page.ts';
import taskPlanning from '../de/interface-later/task-planning.ts';
import taskViews from '../de/interface-later/task-views.ts';
import taskWriting from '../de/interface-later/task-writing.ts';
import tasks from '../de/interface-later/tasks.ts';
import tokens from '../de/interface-later/tokens.ts';
import translationDesk from '../de/interface-later/translation-desk.ts';
import translationNotes from '../de/interface-later/translation-notes.ts';
import translationRequests from '../de/interface-later/translation-requests.ts';
import voices from '../de/interface-later/voices.ts';
import webhooks from '../de/interface-later/webhooks.ts';
import websites from '../de/interface-later/websites.ts';
import widgets from '../de/interface-later/widgets.ts';
import workspaces from '../de/interface-later/workspaces.ts';

export default {
  audit,
  branding,
  calendar,
  calendars,
  campaignPack,
  campaignPlan,
  campaignResults,
  campaigns,
  categoryCards,
  certificates,
  chats,
  comments,
  countryMap,
  customTools,
  deskCalendar,
  documentChecks,
  documentLinks,
  editor,
  exampleResults,
  glossary,
  glossaryForm,
  guestReview,
  links,
  localModels,
  localServers,
  markets,
  modelKinds,
  modelPrices,
  notices,
  outsideData,
  ownModel,
  panel,
  privacy,
  profile,
  reports,
  reviewLinks,
  rewrite,
  score,
  seats,
  segmentEditor,
  segmentExchange,
  segmentTools,
  sitePages,
  spending,
  staffScope,
  storage,
  styleGuide,
  taskAttachments,
  taskDates,
  taskMetadata,
  taskPage,
  taskPlanning,
  taskViews,
  taskWriting,
  tasks,
  tokens,
  translationDesk,
  translationNotes,
  translationRequests,
  voices,
  webhooks,
  websites,
  widgets,
  workspaces,
};
