// Words of documents, conversations, the profile and the control panel, loaded with their pages.
import audit from './pt-br/audit.ts';
import branding from './pt-br/branding.ts';
import chats from './pt-br/chats.ts';
import comments from './pt-br/comments.ts';
import customTools from './pt-br/custom-tools.ts';
import editor from './pt-br/editor.ts';
import localModels from './pt-br/local-models.ts';
import localServers from './pt-br/local-servers.ts';
import modelKinds from './pt-br/model-kinds.ts';
import outsideData from './pt-br/outside-data.ts';
import ownModel from './pt-br/own-model.ts';
import privacy from './pt-br/privacy.ts';
import profile from './pt-br/profile.ts';
import rewrite from './pt-br/rewrite.ts';
import score from './pt-br/score.ts';
import spending from './pt-br/spending.ts';
import storage from './pt-br/storage.ts';
import tokens from './pt-br/tokens.ts';
import webhooks from './pt-br/webhooks.ts';

export default {
  audit,
  branding,
  chats,
  comments,
  customTools,
  editor,
  localModels,
  localServers,
  modelKinds,
  outsideData,
  ownModel,
  privacy,
  profile,
  rewrite,
  score,
  spending,
  storage,
  tokens,
  webhooks,
};
