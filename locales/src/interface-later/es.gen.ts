// Made by `npm run locales`; the texts lie in the folders of the languages.
import audit from '../es/interface-later/audit.ts';
import branding from '../es/interface-later/branding.ts';
import briefings from '../es/interface-later/briefings.ts';
import bulk from '../es/interface-later/bulk.ts';
import calendar from '../es/interface-later/calendar.ts';
import calendars from '../es/interface-later/calendars.ts';
import campaignPack from '../es/interface-later/campaign-pack.ts';
import campaignPlan from '../es/interface-later/campaign-plan.ts';
import campaignResults from '../es/interface-later/campaign-results.ts';
import campaigns from '../es/interface-later/campaigns.ts';
import categoryCards from '../es/interface-later/category-cards.ts';
import certificates from '../es/interface-later/certificates.ts';
import changedMeanwhile from '../es/interface-later/changed-meanwhile.ts';
import chats from '../es/interface-later/chats.ts';
import countryMap from '../es/interface-later/country-map.ts';
import customTools from '../es/interface-later/custom-tools.ts';
import deskCalendar from '../es/interface-later/desk-calendar.ts';
import exampleResults from '../es/interface-later/example-results.ts';
import examples from '../es/interface-later/examples.ts';
import glossary from '../es/interface-later/glossary.ts';
import glossaryForm from '../es/interface-later/glossary-form.ts';
import gone from '../es/interface-later/gone.ts';
import guestReview from '../es/interface-later/guest-review.ts';
import links from '../es/interface-later/links.ts';
import localModels from '../es/interface-later/local-models.ts';
import localServers from '../es/interface-later/local-servers.ts';
import markets from '../es/interface-later/markets.ts';
import modelKinds from '../es/interface-later/model-kinds.ts';
import modelPrices from '../es/interface-later/model-prices.ts';
import notices from '../es/interface-later/notices.ts';
import outsideData from '../es/interface-later/outside-data.ts';
import ownModel from '../es/interface-later/own-model.ts';
import panel from '../es/interface-later/panel.ts';
import pricing from '../es/interface-later/pricing.ts';
import privacy from '../es/interface-later/privacy.ts';
import profile from '../es/interface-later/profile.ts';
import reports from '../es/interface-later/reports.ts';
import seats from '../es/interface-later/seats.ts';
import segmentEditor from '../es/interface-later/segment-editor.ts';
import segmentExchange from '../es/interface-later/segment-exchange.ts';
import segmentTools from '../es/interface-later/segment-tools.ts';
import sitePages from '../es/interface-later/site-pages.ts';
import sources from '../es/interface-later/sources.ts';
import spending from '../es/interface-later/spending.ts';
import staffScope from '../es/interface-later/staff-scope.ts';
import storage from '../es/interface-later/storage.ts';
import styleGuide from '../es/interface-later/style-guide.ts';
import taskMetadata from '../es/interface-later/task-metadata.ts';
import tokens from '../es/interface-later/tokens.ts';
import translationDesk from '../es/interface-later/translation-desk.ts';
import translationNotes from '../es/interface-later/translation-notes.ts';
import translationRequests from '../es/interface-later/translation-requests.ts';
import uses from '../es/interface-later/uses.ts';
import webhooks from '../es/interface-later/webhooks.ts';
import widgets from '../es/interface-later/widgets.ts';
import workspaces from '../es/interface-later/workspaces.ts';

export default {
  audit,
  branding,
  briefings,
  bulk,
  calendar,
  calendars,
  campaignPack,
  campaignPlan,
  campaignResults,
  campaigns,
  categoryCards,
  certificates,
  changedMeanwhile,
  chats,
  countryMap,
  customTools,
  deskCalendar,
  exampleResults,
  examples,
  glossary,
  glossaryForm,
  gone,
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
  pricing,
  privacy,
  profile,
  reports,
  seats,
  segmentEditor,
  segmentExchange,
  segmentTools,
  sitePages,
  sources,
  spending,
  staffScope,
  storage,
  styleGuide,
  taskMetadata,
  tokens,
  translationDesk,
  translationNotes,
  translationRequests,
  uses,
  webhooks,
  widgets,
  workspaces,
};
