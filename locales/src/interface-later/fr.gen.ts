// Made by `npm run locales`; the texts lie in the folders of the languages.
import audit from '../fr/interface-later/audit.ts';
import branding from '../fr/interface-later/branding.ts';
import briefings from '../fr/interface-later/briefings.ts';
import bulk from '../fr/interface-later/bulk.ts';
import calendar from '../fr/interface-later/calendar.ts';
import calendars from '../fr/interface-later/calendars.ts';
import campaignPack from '../fr/interface-later/campaign-pack.ts';
import campaignPlan from '../fr/interface-later/campaign-plan.ts';
import campaignResults from '../fr/interface-later/campaign-results.ts';
import campaigns from '../fr/interface-later/campaigns.ts';
import categoryCards from '../fr/interface-later/category-cards.ts';
import certificates from '../fr/interface-later/certificates.ts';
import changedMeanwhile from '../fr/interface-later/changed-meanwhile.ts';
import chats from '../fr/interface-later/chats.ts';
import countryMap from '../fr/interface-later/country-map.ts';
import customTools from '../fr/interface-later/custom-tools.ts';
import deskCalendar from '../fr/interface-later/desk-calendar.ts';
import exampleResults from '../fr/interface-later/example-results.ts';
import examples from '../fr/interface-later/examples.ts';
import glossary from '../fr/interface-later/glossary.ts';
import glossaryForm from '../fr/interface-later/glossary-form.ts';
import gone from '../fr/interface-later/gone.ts';
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
import pricing from '../fr/interface-later/pricing.ts';
import privacy from '../fr/interface-later/privacy.ts';
import profile from '../fr/interface-later/profile.ts';
import reports from '../fr/interface-later/reports.ts';
import seats from '../fr/interface-later/seats.ts';
import segmentEditor from '../fr/interface-later/segment-editor.ts';
import segmentExchange from '../fr/interface-later/segment-exchange.ts';
import segmentTools from '../fr/interface-later/segment-tools.ts';
import sitePages from '../fr/interface-later/site-pages.ts';
import sources from '../fr/interface-later/sources.ts';
import spending from '../fr/interface-later/spending.ts';
import staffScope from '../fr/interface-later/staff-scope.ts';
import storage from '../fr/interface-later/storage.ts';
import styleGuide from '../fr/interface-later/style-guide.ts';
import taskMetadata from '../fr/interface-later/task-metadata.ts';
import tokens from '../fr/interface-later/tokens.ts';
import translationDesk from '../fr/interface-later/translation-desk.ts';
import translationNotes from '../fr/interface-later/translation-notes.ts';
import translationRequests from '../fr/interface-later/translation-requests.ts';
import uses from '../fr/interface-later/uses.ts';
import webhooks from '../fr/interface-later/webhooks.ts';
import widgets from '../fr/interface-later/widgets.ts';
import workspaces from '../fr/interface-later/workspaces.ts';

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
