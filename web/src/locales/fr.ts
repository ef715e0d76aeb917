import audit from './fr/audit.ts';
import branding from './fr/branding.ts';
import briefings from './fr/briefings.ts';
import bulk from './fr/bulk.ts';
import chats from './fr/chats.ts';
import comments from './fr/comments.ts';
import customTools from './fr/custom-tools.ts';
import dashboard from './fr/dashboard.ts';
import editor from './fr/editor.ts';
import examples from './fr/examples.ts';
import folders from './fr/folders.ts';
import glossary from './fr/glossary.ts';
import localModels from './fr/local-models.ts';
import localServers from './fr/local-servers.ts';
import media from './fr/media.ts';
import modelKinds from './fr/model-kinds.ts';
import notices from './fr/notices.ts';
import orders from './fr/orders.ts';
import outcome from './fr/outcome.ts';
import outsideData from './fr/outside-data.ts';
import ownModel from './fr/own-model.ts';
import panel from './fr/panel.ts';
import pricing from './fr/pricing.ts';
import privacy from './fr/privacy.ts';
import profile from './fr/profile.ts';
import rewrite from './fr/rewrite.ts';
import score from './fr/score.ts';
import seats from './fr/seats.ts';
import session from './fr/session.ts';
import shell from './fr/shell.ts';
import sources from './fr/sources.ts';
import spending from './fr/spending.ts';
import storage from './fr/storage.ts';
import tokens from './fr/tokens.ts';
import tools from './fr/tools.ts';
import trends from './fr/trends.ts';
import ui from './fr/ui.ts';
import voices from './fr/voices.ts';
import webhooks from './fr/webhooks.ts';
import websites from './fr/websites.ts';
import workspaces from './fr/workspaces.ts';
import writing from './fr/writing.ts';

export default {
  ...ui,
  audit,
  branding,
  briefings,
  bulk,
  chats,
  comments,
  customTools,
  dashboard,
  editor,
  examples,
  folders,
  glossary,
  localModels,
  localServers,
  media,
  modelKinds,
  notices,
  orders,
  outcome,
  outsideData,
  ownModel,
  panel,
  pricing,
  privacy,
  profile,
  rewrite,
  score,
  seats,
  session,
  shell,
  sources,
  spending,
  storage,
  tokens,
  tools,
  trends,
  voices,
  webhooks,
  websites,
  workspaces,
  writing,
};
