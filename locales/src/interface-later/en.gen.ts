// Made by `npm run locales`; the texts lie in the folders of the languages.
import audit from '../en/interface-later/audit.ts';
import branding from '../en/interface-later/branding.ts';
import briefings from '../en/interface-later/briefings.ts';
import bulk from '../en/interface-later/bulk.ts';
import calendar from '../en/interface-later/calendar.ts';
import calendars from '../en/interface-later/calendars.ts';
import campaignPack from '../en/interface-later/campaign-pack.ts';
import campaignPlan from '../en/interface-later/campaign-plan.ts';
import campaignResults from '../en/interface-later/campaign-results.ts';
import campaigns from '../en/interface-later/campaigns.ts';
import categoryCards from '../en/interface-later/category-cards.ts';
import certificates from '../en/interface-later/certificates.ts';
import changedMeanwhile from '../en/interface-later/changed-meanwhile.ts';
import chats from '../en/interface-later/chats.ts';
import countryMap from '../en/interface-later/country-map.ts';
import customTools from '../en/interface-later/custom-tools.ts';
import deskCalendar from '../en/interface-later/desk-calendar.ts';
import exampleResults from '../en/interface-later/example-results.ts';
import examples from '../en/interface-later/examples.ts';
import glossary from '../en/interface-later/glossary.ts';
import glossaryForm from '../en/interface-later/glossary-form.ts';
import gone from '../en/interface-later/gone.ts';
import guestReview from '../en/interface-later/guest-review.ts';
import links from '../en/interface-later/links.ts';
import localModels from '../en/interface-later/local-models.ts';
import localServers from '../en/interface-later/local-servers.ts';
import markets from '../en/interface-later/markets.ts';
import modelKinds from '../en/interface-later/model-kinds.ts';
import modelPrices from '../en/interface-later/model-prices.ts';
import notices from '../en/interface-later/notices.ts';
import outsideData from '../en/interface-later/outside-data.ts';
import ownModel from '../en/interface-later/own-model.ts';
import panel from '../en/interface-later/panel.ts';
import pricing from '../en/interface-later/pricing.ts';
import privacy from '../en/interface-later/privacy.ts';
import profile from '../en/interface-later/profile.ts';
import reports from '../en/interface-later/reports.ts';
import seats from '../en/interface-later/seats.ts';
import segmentEditor from '../en/interface-later/segment-editor.ts';
import segmentExchange from '../en/interface-later/segment-exchange.ts';
import segmentTools from '../en/interface-later/segment-tools.ts';
import sitePages from '../en/interface-later/site-pages.ts';
import sources from '../en/interface-later/sources.ts';
import spending from '../en/interface-later/spending.ts';
import staffScope from '../en/interface-later/staff-scope.ts';
import storage from '../en/interface-later/storage.ts';
import styleGuide from '../en/interface-later/style-guide.ts';
import taskMetadata from '../en/interface-later/task-metadata.ts';
import tokens from '../en/interface-later/tokens.ts';
import translationDesk from '../en/interface-later/translation-desk.ts';
import translationNotes from '../en/interface-later/translation-notes.ts';
import translationRequests from '../en/interface-later/translation-requests.ts';
import uses from '../en/interface-later/uses.ts';
import webhooks from '../en/interface-later/webhooks.ts';
import widgets from '../en/interface-later/widgets.ts';
import workspaces from '../en/interface-later/workspaces.ts';

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
