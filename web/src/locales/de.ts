import audit from './de/audit.ts';
import branding from './de/branding.ts';
import briefings from './de/briefings.ts';
import bulk from './de/bulk.ts';
import chats from './de/chats.ts';
import comments from './de/comments.ts';
import customTools from './de/custom-tools.ts';
import dashboard from './de/dashboard.ts';
import editor from './de/editor.ts';
import examples from './de/examples.ts';
import folders from './de/folders.ts';
import glossary from './de/glossary.ts';
import localModels from './de/local-models.ts';
import localServers from './de/local-servers.ts';
import media from './de/media.ts';
import modelKinds from './de/model-kinds.ts';
import notices from './de/notices.ts';
import orders from './de/orders.ts';
import outcome from './de/outcome.ts';
import outsideData from './de/outside-data.ts';
import ownModel from './de/own-model.ts';
import panel from './de/panel.ts';
import pricing from './de/pricing.ts';
import privacy from './de/privacy.ts';
import profile from './de/profile.ts';
import rewrite from './de/rewrite.ts';
import score from './de/score.ts';
import seats from './de/seats.ts';
import session from './de/session.ts';
import shell from './de/shell.ts';
import sources from './de/sources.ts';
import spending from './de/spending.ts';
import storage from './de/storage.ts';
import tokens from './de/tokens.ts';
import tools from './de/tools.ts';
import trends from './de/trends.ts';
import ui from './de/ui.ts';
import voices from './de/voices.ts';
import webhooks from './de/webhooks.ts';
import websites from './de/websites.ts';
import workspaces from './de/workspaces.ts';
import writing from './de/writing.ts';

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
