import audit from './it/audit.ts';
import branding from './it/branding.ts';
import briefings from './it/briefings.ts';
import bulk from './it/bulk.ts';
import chats from './it/chats.ts';
import comments from './it/comments.ts';
import customTools from './it/custom-tools.ts';
import dashboard from './it/dashboard.ts';
import editor from './it/editor.ts';
import examples from './it/examples.ts';
import folders from './it/folders.ts';
import glossary from './it/glossary.ts';
import localModels from './it/local-models.ts';
import localServers from './it/local-servers.ts';
import media from './it/media.ts';
import modelKinds from './it/model-kinds.ts';
import notices from './it/notices.ts';
import orders from './it/orders.ts';
import outcome from './it/outcome.ts';
import outsideData from './it/outside-data.ts';
import ownModel from './it/own-model.ts';
import panel from './it/panel.ts';
import pricing from './it/pricing.ts';
import privacy from './it/privacy.ts';
import profile from './it/profile.ts';
import rewrite from './it/rewrite.ts';
import score from './it/score.ts';
import seats from './it/seats.ts';
import session from './it/session.ts';
import shell from './it/shell.ts';
import sources from './it/sources.ts';
import spending from './it/spending.ts';
import storage from './it/storage.ts';
import tokens from './it/tokens.ts';
import tools from './it/tools.ts';
import trends from './it/trends.ts';
import ui from './it/ui.ts';
import voices from './it/voices.ts';
import webhooks from './it/webhooks.ts';
import websites from './it/websites.ts';
import workspaces from './it/workspaces.ts';
import writing from './it/writing.ts';

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
