import audit from './en/audit.ts';
import branding from './en/branding.ts';
import briefings from './en/briefings.ts';
import bulk from './en/bulk.ts';
import chats from './en/chats.ts';
import comments from './en/comments.ts';
import customTools from './en/custom-tools.ts';
import dashboard from './en/dashboard.ts';
import editor from './en/editor.ts';
import examples from './en/examples.ts';
import folders from './en/folders.ts';
import glossary from './en/glossary.ts';
import localModels from './en/local-models.ts';
import localServers from './en/local-servers.ts';
import media from './en/media.ts';
import modelKinds from './en/model-kinds.ts';
import notices from './en/notices.ts';
import orders from './en/orders.ts';
import outcome from './en/outcome.ts';
import outsideData from './en/outside-data.ts';
import ownModel from './en/own-model.ts';
import panel from './en/panel.ts';
import pricing from './en/pricing.ts';
import privacy from './en/privacy.ts';
import profile from './en/profile.ts';
import rewrite from './en/rewrite.ts';
import score from './en/score.ts';
import seats from './en/seats.ts';
import session from './en/session.ts';
import shell from './en/shell.ts';
import sources from './en/sources.ts';
import spending from './en/spending.ts';
import storage from './en/storage.ts';
import tokens from './en/tokens.ts';
import tools from './en/tools.ts';
import trends from './en/trends.ts';
import ui from './en/ui.ts';
import voices from './en/voices.ts';
import webhooks from './en/webhooks.ts';
import websites from './en/websites.ts';
import workspaces from './en/workspaces.ts';
import writing from './en/writing.ts';

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
