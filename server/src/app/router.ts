// All calls of the API, each feature's under its name in the contract.
import { analyticsRoutes } from '../features/analytics/analytics.routes.ts';
import { auditRoutes } from '../features/audit-log/audit-log.routes.ts';
import { brandVoiceRoutes } from '../features/brand-voices/brand-voices.routes.ts';
import { toneRoutes } from '../features/brand-voices/tones.routes.ts';
import { brandingRoutes } from '../features/branding/branding.routes.ts';
import { bulkOrderRoutes } from '../features/bulk-orders/bulk-orders.routes.ts';
import { productFileRoutes, productOrderRoutes } from '../features/bulk-orders/product-orders.routes.ts';
import { chatRoutes } from '../features/chats/chats.routes.ts';
import { commentRoutes } from '../features/comments/comments.routes.ts';
import { creditRoutes } from '../features/credits/credits.routes.ts';
import { assetRoutes } from '../features/documents/asset.routes.ts';
import { voiceReportRoutes } from '../features/documents/document.routes.ts';
import { folderDeletionRoutes, mediaDocumentRoutes, orderDocumentRoutes } from '../features/documents/documents.routes.ts';
import { versionRoutes } from '../features/documents/version.routes.ts';
import { folderRoutes } from '../features/folders/folders.routes.ts';
import { guidelineRoutes } from '../features/guidelines/guidelines.routes.ts';
import { localModelRoutes } from '../features/local-models/local-models.routes.ts';
import { modelRoutes } from '../features/models/models.routes.ts';
import { notificationRoutes } from '../features/notifications/notifications.routes.ts';
import { mediaOrderRoutes, orderRoutes, weeklyUseRoutes } from '../features/orders/orders.routes.ts';
import { outsideDataRoutes } from '../features/outside-data/outside-data.routes.ts';
import { platformRoutes } from '../features/platform/platform.routes.ts';
import { privacyRoutes } from '../features/privacy/privacy.routes.ts';
import { publishingRoutes } from '../features/publishing/publishing.routes.ts';
import { rewriteRoutes } from '../features/rewrites/rewrites.routes.ts';
import { seatRoutes } from '../features/seats/seats.routes.ts';
import { securityRoutes } from '../features/session/security.routes.ts';
import { sessionRoutes } from '../features/session/session.routes.ts';
import { sourceRoutes } from '../features/sources/sources.routes.ts';
import { customToolRoutes } from '../features/tools/custom-tools.routes.ts';
import { toolRoutes } from '../features/tools/tools.routes.ts';
import { translationMemoryRoutes } from '../features/translation-memory/translation-memory.routes.ts';
import { usageRoutes } from '../features/usage/usage.routes.ts';
import { userRoutes } from '../features/users/users.routes.ts';
import { webhookRoutes } from '../features/webhooks/webhooks.routes.ts';
import { websiteRoutes } from '../features/websites/websites.routes.ts';
import { workspaceSettingsRoutes } from '../features/workspace-settings/workspace-settings.routes.ts';
import { workspaceRoutes } from '../features/workspaces/workspaces.routes.ts';
import { liveWriter } from '../features/writing/live-order.ts';
import { previewRoutes } from '../features/writing/preview.routes.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { rpc } from '../kernel/rpc.ts';

/** Fails to compile when a call of the contract has no handler. */
export function createRouter(kernel: Kernel) {
  return rpc.router({
    session: sessionRoutes(kernel),
    users: userRoutes(kernel),
    tools: { ...toolRoutes(kernel), ...previewRoutes(kernel) },
    orders: { ...orderRoutes(kernel, liveWriter), ...orderDocumentRoutes(kernel), ...productFileRoutes(kernel) },
    folders: { ...folderRoutes(kernel), ...folderDeletionRoutes(kernel) },
    mediaOrders: { ...mediaOrderRoutes(kernel, liveWriter), ...mediaDocumentRoutes(kernel) },
    bulkOrders: { ...bulkOrderRoutes(kernel), ...productOrderRoutes(kernel) },
    assets: { ...assetRoutes(kernel), ...weeklyUseRoutes(kernel) },
    documents: versionRoutes(kernel),
    rewrites: rewriteRoutes(kernel),
    chats: chatRoutes(kernel),
    comments: commentRoutes(kernel),
    admin: { ...modelRoutes(kernel), ...usageRoutes(kernel) },
    localModels: localModelRoutes(kernel),
    outsideData: outsideDataRoutes(kernel),
    platform: platformRoutes(kernel),
    analytics: analyticsRoutes(kernel),
    brandVoices: { ...brandVoiceRoutes(kernel), ...voiceReportRoutes(kernel) },
    tones: toneRoutes(kernel),
    guidelines: guidelineRoutes(kernel),
    translationMemory: translationMemoryRoutes(kernel),
    notifications: notificationRoutes(kernel),
    security: securityRoutes(kernel),
    sources: sourceRoutes(kernel),
    websites: { ...websiteRoutes(kernel), ...publishingRoutes(kernel) },
    webhooks: webhookRoutes(kernel),
    credits: creditRoutes(kernel),
    branding: brandingRoutes(kernel),
    audit: auditRoutes(kernel),
    customTools: customToolRoutes(kernel),
    privacy: privacyRoutes(kernel),
    workspaces: { ...workspaceRoutes(kernel), ...workspaceSettingsRoutes(kernel) },
    seats: seatRoutes(kernel),
  });
}
