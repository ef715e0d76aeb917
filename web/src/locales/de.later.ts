// Words of documents, conversations, the profile and the control panel, loaded with their pages.
import audit from './de/audit.ts';
import branding from './de/branding.ts';
import chats from './de/chats.ts';
import comments from './de/comments.ts';
import customTools from './de/custom-tools.ts';
import editor from './de/editor.ts';
import localModels from './de/local-models.ts';
import localServers from './de/local-servers.ts';
import modelKinds from './de/model-kinds.ts';
import outsideData from './de/outside-data.ts';
import ownModel from './de/own-model.ts';
import privacy from './de/privacy.ts';
import profile from './de/profile.ts';
import rewrite from './de/rewrite.ts';
import score from './de/score.ts';
import spending from './de/spending.ts';
import storage from './de/storage.ts';
import tokens from './de/tokens.ts';
import webhooks from './de/webhooks.ts';

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
