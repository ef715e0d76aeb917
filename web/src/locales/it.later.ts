// Words of documents, conversations, the profile and the control panel, loaded with their pages.
import audit from './it/audit.ts';
import branding from './it/branding.ts';
import chats from './it/chats.ts';
import comments from './it/comments.ts';
import customTools from './it/custom-tools.ts';
import editor from './it/editor.ts';
import localModels from './it/local-models.ts';
import localServers from './it/local-servers.ts';
import modelKinds from './it/model-kinds.ts';
import outsideData from './it/outside-data.ts';
import ownModel from './it/own-model.ts';
import privacy from './it/privacy.ts';
import profile from './it/profile.ts';
import rewrite from './it/rewrite.ts';
import score from './it/score.ts';
import spending from './it/spending.ts';
import storage from './it/storage.ts';
import tokens from './it/tokens.ts';
import webhooks from './it/webhooks.ts';

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
