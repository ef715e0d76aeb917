// Made by `npm run locales`; the texts lie in the folders of the languages.
import audit from '../pt-br/interface-later/audit.ts';
import branding from '../pt-br/interface-later/branding.ts';
import calendar from '../pt-br/interface-later/calendar.ts';
import calendars from '../pt-br/interface-later/calendars.ts';
import campaignPack from '../pt-br/interface-later/campaign-pack.ts';
import campaignPlan from '../pt-br/interface-later/campaign-plan.ts';
import campaignResults from '../pt-br/interface-later/campaign-results.ts';
import campaigns from '../pt-br/interface-later/campaigns.ts';
import categoryCards from '../pt-br/interface-later/category-cards.ts';
import certificates from '../pt-br/interface-later/certificates.ts';
import chats from '../pt-br/interface-later/chats.ts';
import comments from '../pt-br/interface-later/comments.ts';
import countryMap from '../pt-br/interface-later/country-map.ts';
import customTools from '../pt-br/interface-later/custom-tools.ts';
import deskCalendar from '../pt-br/interface-later/desk-calendar.ts';
import documentChecks from '../pt-br/interface-later/document-checks.ts';
import documentLinks from '../pt-br/interface-later/document-links.ts';
import editor from '../pt-br/interface-later/editor.ts';
import exampleResults from '../pt-br/interface-later/example-results.ts';
import glossary from '../pt-br/interface-later/glossary.ts';
import glossaryForm from '../pt-br/interface-later/glossary-form.ts';
import guestReview from '../pt-br/interface-later/guest-review.ts';
import links from '../pt-br/interface-later/links.ts';
import localModels from '../pt-br/interface-later/local-models.ts';
import localServers from '../pt-br/interface-later/local-servers.ts';
import markets from '../pt-br/interface-later/markets.ts';
import modelKinds from '../pt-br/interface-later/model-kinds.ts';
import modelPrices from '../pt-br/interface-later/model-prices.ts';
import notices from '../pt-br/interface-later/notices.ts';
import outsideData from '../pt-br/interface-later/outside-data.ts';
import ownModel from '../pt-br/interface-later/own-model.ts';
import panel from '../pt-br/interface-later/panel.ts';
import privacy from '../pt-br/interface-later/privacy.ts';
import profile from '../pt-br/interface-later/profile.ts';
import reports from '../pt-br/interface-later/reports.ts';
import reviewLinks from '../pt-br/interface-later/review-links.ts';
import rewrite from '../pt-br/interface-later/rewrite.ts';
import score from '../pt-br/interface-later/score.ts';
import seats from '../pt-br/interface-later/seats.ts';
import segmentEditor from '../pt-br/interface-later/segment-editor.ts';
import segmentExchange from '../pt-br/interface-later/segment-exchange.ts';
import segmentTools from '../pt-br/interface-later/segment-tools.ts';
import sitePages from '../pt-br/interface-later/site-pages.ts';
import spending from '../pt-br/interface-later/spending.ts';
import staffScope from '../pt-br/interface-later/staff-scope.ts';
import storage from '../pt-br/interface-later/storage.ts';
import styleGuide from '../pt-br/interface-later/style-guide.ts';
import taskAttachments from '../pt-br/interface-later/task-attachments.ts';
import taskDates from '../pt-br/interface-later/task-dates.ts';
import taskMetadata from '../pt-br/interface-later/task-metadata.ts';
import taskPage from '../pt-br/interface-later/task-page.ts';
import taskPlanning from '../pt-br/interface-later/task-planning.ts';
import taskViews from '../pt-br/interface-later/task-views.ts';
import taskWriting from '../pt-br/interface-later/task-writing.ts';
import tasks from '../pt-br/interface-later/tasks.ts';
import tokens from '../pt-br/interface-later/tokens.ts';
import translationDesk from '../pt-br/interface-later/translation-desk.ts';
import translationNotes from '../pt-br/interface-later/translation-notes.ts';
import translationRequests from '../pt-br/interface-later/translation-requests.ts';
import voices from '../pt-br/interface-later/voices.ts';
import webhooks from '../pt-br/interface-later/webhooks.ts';
import websites from '../pt-br/interface-later/websites.ts';
import widgets from '../pt-br/interface-later/widgets.ts';
import workspaces from '../pt-br/interface-later/workspaces.ts';

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
