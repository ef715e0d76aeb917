// Words of documents, conversations, the profile and the control panel, loaded with their pages.
import audit from './en/audit.ts';
import branding from './en/branding.ts';
import chats from './en/chats.ts';
import comments from './en/comments.ts';
import customTools from './en/custom-tools.ts';
import editor from './en/editor.ts';
import localModels from './en/local-models.ts';
import localServers from './en/local-servers.ts';
import modelKinds from './en/model-kinds.ts';
import outsideData from './en/outside-data.ts';
import ownModel from './en/own-model.ts';
import privacy from './en/privacy.ts';
import profile from './en/profile.ts';
import rewrite from './en/rewrite.ts';
import score from './en/score.ts';
import spending from './en/spending.ts';
import storage from './en/storage.ts';
import tokens from './en/tokens.ts';
import webhooks from './en/webhooks.ts';

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
