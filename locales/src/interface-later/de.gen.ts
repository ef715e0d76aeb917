// Made by `npm run locales`; the texts lie in the folders of the languages.
import audit from '../de/interface-later/audit.ts';
import branding from '../de/interface-later/branding.ts';
import briefings from '../de/interface-later/briefings.ts';
import bulk from '../de/interface-later/bulk.ts';
import calendar from '../de/interface-later/calendar.ts';
import calendars from '../de/interface-later/calendars.ts';
import campaignPack from '../de/interface-later/campaign-pack.ts';
import campaignPlan from '../de/interface-later/campaign-plan.ts';
import campaignResults from '../de/interface-later/campaign-results.ts';
import campaigns from '../de/interface-later/campaigns.ts';
import categoryCards from '../de/interface-later/category-cards.ts';
import certificates from '../de/interface-later/certificates.ts';
import changedMeanwhile from '../de/interface-later/changed-meanwhile.ts';
import chats from '../de/interface-later/chats.ts';
import countryMap from '../de/interface-later/country-map.ts';
import customTools from '../de/interface-later/custom-tools.ts';
import deskCalendar from '../de/interface-later/desk-calendar.ts';
import exampleResults from '../de/interface-later/example-results.ts';
import examples from '../de/interface-later/examples.ts';
import glossary from '../de/interface-later/glossary.ts';
import glossaryForm from '../de/interface-later/glossary-form.ts';
import gone from '../de/interface-later/gone.ts';
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
import pricing from '../de/interface-later/pricing.ts';
import privacy from '../de/interface-later/privacy.ts';
import profile from '../de/interface-later/profile.ts';
import reports from '../de/interface-later/reports.ts';
import seats from '../de/interface-later/seats.ts';
import segmentEditor from '../de/interface-later/segment-editor.ts';
import segmentExchange from '../de/interface-later/segment-exchange.ts';
import segmentTools from '../de/interface-later/segment-tools.ts';
import sitePages from '../de/interface-later/site-pages.ts';
import sources from '../de/interface-later/sources.ts';
import spending from '../de/interface-later/spending.ts';
import staffScope from '../de/interface-later/staff-scope.ts';
import storage from '../de/interface-later/storage.ts';
import styleGuide from '../de/interface-later/style-guide.ts';
import taskMetadata from '../de/interface-later/task-metadata.ts';
import tokens from '../de/interface-later/tokens.ts';
import translationDesk from '../de/interface-later/translation-desk.ts';
import translationNotes from '../de/interface-later/translation-notes.ts';
import translationRequests from '../de/interface-later/translation-requests.ts';
import uses from '../de/interface-later/uses.ts';
import webhooks from '../de/interface-later/webhooks.ts';
import widgets from '../de/interface-later/widgets.ts';
import workspaces from '../de/interface-later/workspaces.ts';

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
