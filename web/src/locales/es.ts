import audit from './es/audit.ts';
import branding from './es/branding.ts';
import briefings from './es/briefings.ts';
import bulk from './es/bulk.ts';
import chats from './es/chats.ts';
import comments from './es/comments.ts';
import customTools from './es/custom-tools.ts';
import dashboard from './es/dashboard.ts';
import editor from './es/editor.ts';
import examples from './es/examples.ts';
import folders from './es/folders.ts';
import glossary from './es/glossary.ts';
import localModels from './es/local-models.ts';
import localServers from './es/local-servers.ts';
import media from './es/media.ts';
import modelKinds from './es/model-kinds.ts';
import notices from './es/notices.ts';
import orders from './es/orders.ts';
import outcome from './es/outcome.ts';
import outsideData from './es/outside-data.ts';
import ownModel from './es/own-model.ts';
import panel from './es/panel.ts';
import pricing from './es/pricing.ts';
import privacy from './es/privacy.ts';
import profile from './es/profile.ts';
import rewrite from './es/rewrite.ts';
import score from './es/score.ts';
import seats from './es/seats.ts';
import session from './es/session.ts';
import shell from './es/shell.ts';
import sources from './es/sources.ts';
import spending from './es/spending.ts';
import storage from './es/storage.ts';
import tokens from './es/tokens.ts';
import tools from './es/tools.ts';
import trends from './es/trends.ts';
import ui from './es/ui.ts';
import voices from './es/voices.ts';
import webhooks from './es/webhooks.ts';
import websites from './es/websites.ts';
import workspaces from './es/workspaces.ts';
import writing from './es/writing.ts';

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
