// Made by `npm run locales`; the texts lie in the folders of the languages.
import audit from '../it/interface-later/audit.ts';
import branding from '../it/interface-later/branding.ts';
import calendar from '../it/interface-later/calendar.ts';
import calendars from '../it/interface-later/calendars.ts';
import campaignPack from '../it/interface-later/campaign-pack.ts';
import campaignPlan from '../it/interface-later/campaign-plan.ts';
import campaignResults from '../it/interface-later/campaign-results.ts';
import campaigns from '../it/interface-later/campaigns.ts';
import categoryCards from '../it/interface-later/category-cards.ts';
import certificates from '../it/interface-later/certificates.ts';
import chats from '../it/interface-later/chats.ts';
import comments from '../it/interface-later/comments.ts';
import countryMap from '../it/interface-later/country-map.ts';
import customTools from '../it/interface-later/custom-tools.ts';
import deskCalendar from '../it/interface-later/desk-calendar.ts';
import documentChecks from '../it/interface-later/document-checks.ts';
import documentLinks from '../it/interface-later/document-links.ts';
import editor from '../it/interface-later/editor.ts';
import exampleResults from '../it/interface-later/example-results.ts';
import glossary from '../it/interface-later/glossary.ts';
import glossaryForm from '../it/interface-later/glossary-form.ts';
import guestReview from '../it/interface-later/guest-review.ts';
import links from '../it/interface-later/links.ts';
import localModels from '../it/interface-later/local-models.ts';
import localServers from '../it/interface-later/local-servers.ts';
import markets from '../it/interface-later/markets.ts';
import modelKinds from '../it/interface-later/model-kinds.ts';
import modelPrices from '../it/interface-later/model-prices.ts';
import notices from '../it/interface-later/notices.ts';
import outsideData from '../it/interface-later/outside-data.ts';
import ownModel from '../it/interface-later/own-model.ts';
import panel from '../it/interface-later/panel.ts';
import privacy from '../it/interface-later/privacy.ts';
import profile from '../it/interface-later/profile.ts';
import reports from '../it/interface-later/reports.ts';
import reviewLinks from '../it/interface-later/review-links.ts';
import rewrite from '../it/interface-later/rewrite.ts';
import score from '../it/interface-later/score.ts';
import seats from '../it/interface-later/seats.ts';
import segmentEditor from '../it/interface-later/segment-editor.ts';
import segmentExchange from '../it/interface-later/segment-exchange.ts';
import segmentTools from '../it/interface-later/segment-tools.ts';
import sitePages from '../it/interface-later/site-pages.ts';
import spending from '../it/interface-later/spending.ts';
import staffScope from '../it/interface-later/staff-scope.ts';
import storage from '../it/interface-later/storage.ts';
import styleGuide from '../it/interface-later/style-guide.ts';
import taskAttachments from '../it/interface-later/task-attachments.ts';
import taskDates from '../it/interface-later/task-dates.ts';
import taskMetadata from '../it/interface-later/task-metadata.ts';
import taskPage from '../it/interface-later/task-page.ts';
import taskPlanning from '../it/interface-later/task-planning.ts';
import taskViews from '../it/interface-later/task-views.ts';
import taskWriting from '../it/interface-later/task-writing.ts';
import tasks from '../it/interface-later/tasks.ts';
import tokens from '../it/interface-later/tokens.ts';
import translationDesk from '../it/interface-later/translation-desk.ts';
import translationNotes from '../it/interface-later/translation-notes.ts';
import translationRequests from '../it/interface-later/translation-requests.ts';
import voices from '../it/interface-later/voices.ts';
import webhooks from '../it/interface-later/webhooks.ts';
import websites from '../it/interface-later/websites.ts';
import widgets from '../it/interface-later/widgets.ts';
import workspaces from '../it/interface-later/workspaces.ts';

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
