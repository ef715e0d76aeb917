// Made by `npm run locales`; the texts lie in the folders of the languages.
import audit from '../fr/interface-later/audit.ts';
import branding from '../fr/interface-later/branding.ts';
import calendar from '../fr/interface-later/calendar.ts';
import calendars from '../fr/interface-later/calendars.ts';
import campaignPack from '../fr/interface-later/campaign-pack.ts';
import campaignPlan from '../fr/interface-later/campaign-plan.ts';
import campaignResults from '../fr/interface-later/campaign-results.ts';
import campaigns from '../fr/interface-later/campaigns.ts';
import categoryCards from '../fr/interface-later/category-cards.ts';
import certificates from '../fr/interface-later/certificates.ts';
import chats from '../fr/interface-later/chats.ts';
import comments from '../fr/interface-later/comments.ts';
import countryMap from '../fr/interface-later/country-map.ts';
import customTools from '../fr/interface-later/custom-tools.ts';
import deskCalendar from '../fr/interface-later/desk-calendar.ts';
import documentChecks from '../fr/interface-later/document-checks.ts';
import documentLinks from '../fr/interface-later/document-links.ts';
import editor from '../fr/interface-later/editor.ts';
import exampleResults from '../fr/interface-later/example-results.ts';
import glossary from '../fr/interface-later/glossary.ts';
import glossaryForm from '../fr/interface-later/glossary-form.ts';
import guestReview from '../fr/interface-later/guest-review.ts';
import links from '../fr/interface-later/links.ts';
import localModels from '../fr/interface-later/local-models.ts';
import localServers from '../fr/interface-later/local-servers.ts';
import markets from '../fr/interface-later/markets.ts';
import modelKinds from '../fr/interface-later/model-kinds.ts';
import modelPrices from '../fr/interface-later/model-prices.ts';
import notices from '../fr/interface-later/notices.ts';
import outsideData from '../fr/interface-later/outside-data.ts';
import ownModel from '../fr/interface-later/own-model.ts';
import panel from '../fr/interface-later/panel.ts';
import privacy from '../fr/interface-later/privacy.ts';
import profile from '../fr/interface-later/profile.ts';
import reports from '../fr/interface-later/reports.ts';
import reviewLinks from '../fr/interface-later/review-links.ts';
import rewrite from '../fr/interface-later/rewrite.ts';
import score from '../fr/interface-later/score.ts';
import seats from '../fr/interface-later/seats.ts';
import segmentEditor from '../fr/interface-later/segment-editor.ts';
import segmentExchange from '../fr/interface-later/segment-exchange.ts';
import segmentTools from '../fr/interface-later/segment-tools.ts';
import sitePages from '../fr/interface-later/site-pages.ts';
import spending from '../fr/interface-later/spending.ts';
import staffScope from '../fr/interface-later/staff-scope.ts';
import storage from '../fr/interface-later/storage.ts';
import styleGuide from '../fr/interface-later/style-guide.ts';
import taskAttachments from '../fr/interface-later/task-attachments.ts';
import taskDates from '../fr/interface-later/task-dates.ts';
import taskMetadata from '../fr/interface-later/task-metadata.ts';
import taskPage from '../fr/interface-later/task-page.ts';
import taskPlanning from '../fr/interface-later/task-planning.ts';
import taskViews from '../fr/interface-later/task-views.ts';
import taskWriting from '../fr/interface-later/task-writing.ts';
import tasks from '../fr/interface-later/tasks.ts';
import tokens from '../fr/interface-later/tokens.ts';
import translationDesk from '../fr/interface-later/translation-desk.ts';
import translationNotes from '../fr/interface-later/translation-notes.ts';
import translationRequests from '../fr/interface-later/translation-requests.ts';
import voices from '../fr/interface-later/voices.ts';
import webhooks from '../fr/interface-later/webhooks.ts';
import websites from '../fr/interface-later/websites.ts';
import widgets from '../fr/interface-later/widgets.ts';
import workspaces from '../fr/interface-later/workspaces.ts';

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
