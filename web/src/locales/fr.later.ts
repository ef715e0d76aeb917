// Words of documents, conversations, the profile and the control panel, loaded with their pages.
import audit from './fr/audit.ts';
import branding from './fr/branding.ts';
import chats from './fr/chats.ts';
import comments from './fr/comments.ts';
import customTools from './fr/custom-tools.ts';
import editor from './fr/editor.ts';
import localModels from './fr/local-models.ts';
import localServers from './fr/local-servers.ts';
import modelKinds from './fr/model-kinds.ts';
import outsideData from './fr/outside-data.ts';
import ownModel from './fr/own-model.ts';
import privacy from './fr/privacy.ts';
import profile from './fr/profile.ts';
import rewrite from './fr/rewrite.ts';
import score from './fr/score.ts';
import spending from './fr/spending.ts';
import storage from './fr/storage.ts';
import tokens from './fr/tokens.ts';
import webhooks from './fr/webhooks.ts';

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
