// Words of documents, conversations, the profile and the control panel, loaded with their pages.
import audit from './es/audit.ts';
import branding from './es/branding.ts';
import chats from './es/chats.ts';
import comments from './es/comments.ts';
import customTools from './es/custom-tools.ts';
import editor from './es/editor.ts';
import localModels from './es/local-models.ts';
import localServers from './es/local-servers.ts';
import modelKinds from './es/model-kinds.ts';
import outsideData from './es/outside-data.ts';
import ownModel from './es/own-model.ts';
import privacy from './es/privacy.ts';
import profile from './es/profile.ts';
import rewrite from './es/rewrite.ts';
import score from './es/score.ts';
import spending from './es/spending.ts';
import storage from './es/storage.ts';
import tokens from './es/tokens.ts';
import webhooks from './es/webhooks.ts';

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
