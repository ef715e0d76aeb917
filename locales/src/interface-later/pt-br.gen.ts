// Made by `npm run locales`; the texts lie in the folders of the languages.
import audit from '../pt-br/interface-later/audit.ts';
import branding from '../pt-br/interface-later/branding.ts';
import briefings from '../pt-br/interface-later/briefings.ts';
import bulk from '../pt-br/interface-later/bulk.ts';
import calendar from '../pt-br/interface-later/calendar.ts';
import calendars from '../pt-br/interface-later/calendars.ts';
import campaignPack from '../pt-br/interface-later/campaign-pack.ts';
import campaignPlan from '../pt-br/interface-later/campaign-plan.ts';
import campaignResults from '../pt-br/interface-later/campaign-results.ts';
import campaigns from '../pt-br/interface-later/campaigns.ts';
import categoryCards from '../pt-br/interface-later/category-cards.ts';
import certificates from '../pt-br/interface-later/certificates.ts';
import changedMeanwhile from '../pt-br/interface-later/changed-meanwhile.ts';
import chats from '../pt-br/interface-later/chats.ts';
import countryMap from '../pt-br/interface-later/country-map.ts';
import customTools from '../pt-br/interface-later/custom-tools.ts';
import deskCalendar from '../pt-br/interface-later/desk-calendar.ts';
import exampleResults from '../pt-br/interface-later/example-results.ts';
import examples from '../pt-br/interface-later/examples.ts';
import glossary from '../pt-br/interface-later/glossary.ts';
import glossaryForm from '../pt-br/interface-later/glossary-form.ts';
import gone from '../pt-br/interface-later/gone.ts';
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
import pricing from '../pt-br/interface-later/pricing.ts';
import privacy from '../pt-br/interface-later/privacy.ts';
import profile from '../pt-br/interface-later/profile.ts';
import reports from '../pt-br/interface-later/reports.ts';
import seats from '../pt-br/interface-later/seats.ts';
import segmentEditor from '../pt-br/interface-later/segment-editor.ts';
import segmentExchange from '../pt-br/interface-later/segment-exchange.ts';
import segmentTools from '../pt-br/interface-later/segment-tools.ts';
import sitePages from '../pt-br/interface-later/site-pages.ts';
import sources from '../pt-br/interface-later/sources.ts';
import spending from '../pt-br/interface-later/spending.ts';
import staffScope from '../pt-br/interface-later/staff-scope.ts';
import storage from '../pt-br/interface-later/storage.ts';
import styleGuide from '../pt-br/interface-later/style-guide.ts';
import taskMetadata from '../pt-br/interface-later/task-metadata.ts';
import tokens from '../pt-br/interface-later/tokens.ts';
import translationDesk from '../pt-br/interface-later/translation-desk.ts';
import translationNotes from '../pt-br/interface-later/translation-notes.ts';
import translationRequests from '../pt-br/interface-later/translation-requests.ts';
import uses from '../pt-br/interface-later/uses.ts';
import webhooks from '../pt-br/interface-later/webhooks.ts';
import widgets from '../pt-br/interface-later/widgets.ts';
import workspaces from '../pt-br/interface-later/workspaces.ts';

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
