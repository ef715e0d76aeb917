// Made by `npm run locales`; the texts lie in the folders of the languages.
import audit from '../it/interface-later/audit.ts';
import branding from '../it/interface-later/branding.ts';
import briefings from '../it/interface-later/briefings.ts';
import bulk from '../it/interface-later/bulk.ts';
import calendar from '../it/interface-later/calendar.ts';
import calendars from '../it/interface-later/calendars.ts';
import campaignPack from '../it/interface-later/campaign-pack.ts';
import campaignPlan from '../it/interface-later/campaign-plan.ts';
import campaignResults from '../it/interface-later/campaign-results.ts';
import campaigns from '../it/interface-later/campaigns.ts';
import categoryCards from '../it/interface-later/category-cards.ts';
import certificates from '../it/interface-later/certificates.ts';
import changedMeanwhile from '../it/interface-later/changed-meanwhile.ts';
import chats from '../it/interface-later/chats.ts';
import countryMap from '../it/interface-later/country-map.ts';
import customTools from '../it/interface-later/custom-tools.ts';
import deskCalendar from '../it/interface-later/desk-calendar.ts';
import exampleResults from '../it/interface-later/example-results.ts';
import examples from '../it/interface-later/examples.ts';
import glossary from '../it/interface-later/glossary.ts';
import glossaryForm from '../it/interface-later/glossary-form.ts';
import gone from '../it/interface-later/gone.ts';
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
import pricing from '../it/interface-later/pricing.ts';
import privacy from '../it/interface-later/privacy.ts';
import profile from '../it/interface-later/profile.ts';
import reports from '../it/interface-later/reports.ts';
import seats from '../it/interface-later/seats.ts';
import segmentEditor from '../it/interface-later/segment-editor.ts';
import segmentExchange from '../it/interface-later/segment-exchange.ts';
import segmentTools from '../it/interface-later/segment-tools.ts';
import sitePages from '../it/interface-later/site-pages.ts';
import sources from '../it/interface-later/sources.ts';
import spending from '../it/interface-later/spending.ts';
import staffScope from '../it/interface-later/staff-scope.ts';
import storage from '../it/interface-later/storage.ts';
import styleGuide from '../it/interface-later/style-guide.ts';
import taskMetadata from '../it/interface-later/task-metadata.ts';
import tokens from '../it/interface-later/tokens.ts';
import translationDesk from '../it/interface-later/translation-desk.ts';
import translationNotes from '../it/interface-later/translation-notes.ts';
import translationRequests from '../it/interface-later/translation-requests.ts';
import uses from '../it/interface-later/uses.ts';
import webhooks from '../it/interface-later/webhooks.ts';
import widgets from '../it/interface-later/widgets.ts';
import workspaces from '../it/interface-later/workspaces.ts';

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
