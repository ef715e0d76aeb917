// The whole API, one line a feature.
import { adminContract } from './admin.ts';
import { analyticsContract } from './analytics.ts';
import { assetsContract } from './assets.ts';
import { brandVoicesContract, tonesContract } from './brand-voices.ts';
import { bulkOrdersContract } from './bulk-orders.ts';
import { chatsContract } from './chats.ts';
import { commentsContract } from './comments.ts';
import { auditContract, brandingContract, creditsContract, privacyContract } from './control-panel.ts';
import { customToolsContract } from './custom-tools.ts';
import { documentsContract } from './documents.ts';
import { foldersContract } from './folders.ts';
import { guidelinesContract } from './guidelines.ts';
import { localModelsContract } from './local-models.ts';
import { notificationsContract } from './notifications.ts';
import { mediaOrdersContract, ordersContract } from './order-calls.ts';
import { outsideDataContract } from './outside-data.ts';
import { platformContract } from './platform.ts';
import { rewritesContract } from './rewrites.ts';
import { seatsContract } from './seats.ts';
import { securityContract } from './security.ts';
import { sessionContract } from './session.ts';
import { sourcesContract } from './sources.ts';
import { toolsContract } from './tools.ts';
import { translationMemoryContract } from './translation-memory.ts';
import { usersContract } from './users.ts';
import { webhooksContract } from './webhooks.ts';
import { websitesContract } from './websites.ts';
import { workspacesContract } from './workspaces.ts';

export const contract = {
  session: sessionContract,
  users: usersContract,
  tools: toolsContract,
  orders: ordersContract,
  assets: assetsContract,
  documents: documentsContract,
  rewrites: rewritesContract,
  chats: chatsContract,
  comments: commentsContract,
  folders: foldersContract,
  mediaOrders: mediaOrdersContract,
  bulkOrders: bulkOrdersContract,
  admin: adminContract,
  localModels: localModelsContract,
  outsideData: outsideDataContract,
  platform: platformContract,
  analytics: analyticsContract,
  brandVoices: brandVoicesContract,
  tones: tonesContract,
  guidelines: guidelinesContract,
  translationMemory: translationMemoryContract,
  notifications: notificationsContract,
  security: securityContract,
  sources: sourcesContract,
  websites: websitesContract,
  webhooks: webhooksContract,
  credits: creditsContract,
  branding: brandingContract,
  audit: auditContract,
  customTools: customToolsContract,
  privacy: privacyContract,
  workspaces: workspacesContract,
  seats: seatsContract,
};
export type Contract = typeof contract;
