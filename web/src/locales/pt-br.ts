import audit from './pt-br/audit.ts';
import branding from './pt-br/branding.ts';
import briefings from './pt-br/briefings.ts';
import bulk from './pt-br/bulk.ts';
import chats from './pt-br/chats.ts';
import comments from './pt-br/comments.ts';
import customTools from './pt-br/custom-tools.ts';
import dashboard from './pt-br/dashboard.ts';
import editor from './pt-br/editor.ts';
import examples from './pt-br/examples.ts';
import folders from './pt-br/folders.ts';
import glossary from './pt-br/glossary.ts';
import localModels from './pt-br/local-models.ts';
import localServers from './pt-br/local-servers.ts';
import media from './pt-br/media.ts';
import modelKinds from './pt-br/model-kinds.ts';
import notices from './pt-br/notices.ts';
import orders from './pt-br/orders.ts';
import outcome from './pt-br/outcome.ts';
import outsideData from './pt-br/outside-data.ts';
import ownModel from './pt-br/own-model.ts';
import panel from './pt-br/panel.ts';
import pricing from './pt-br/pricing.ts';
import privacy from './pt-br/privacy.ts';
import profile from './pt-br/profile.ts';
import rewrite from './pt-br/rewrite.ts';
import score from './pt-br/score.ts';
import seats from './pt-br/seats.ts';
import session from './pt-br/session.ts';
import shell from './pt-br/shell.ts';
import sources from './pt-br/sources.ts';
import spending from './pt-br/spending.ts';
import storage from './pt-br/storage.ts';
import tokens from './pt-br/tokens.ts';
import tools from './pt-br/tools.ts';
import trends from './pt-br/trends.ts';
import ui from './pt-br/ui.ts';
import voices from './pt-br/voices.ts';
import webhooks from './pt-br/webhooks.ts';
import websites from './pt-br/websites.ts';
import workspaces from './pt-br/workspaces.ts';
import writing from './pt-br/writing.ts';

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
