// The features of the product, from the bottom up, a line a layer: each imports only those before it (checked by dependency-cruiser, which reads this
// list). Router, workers, queues, event handlers and rights are made from their declarations.
import { accounts } from '../features/accounts/accounts.feature.ts';
import { analytics } from '../features/analytics/analytics.feature.ts';
import { assets } from '../features/assets/assets.feature.ts';
import { audit } from '../features/audit/audit.feature.ts';
import { auditLog } from '../features/audit-log/audit-log.feature.ts';
import { brandVoices } from '../features/brand-voices/brand-voices.feature.ts';
import { branding } from '../features/branding/branding.feature.ts';
import { bulkOrders } from '../features/bulk-orders/bulk-orders.feature.ts';
import { calendars } from '../features/calendars/calendars.feature.ts';
import { campaigns } from '../features/campaigns/campaigns.feature.ts';
import { categoryCards } from '../features/category-cards/category-cards.feature.ts';
import { chats } from '../features/chats/chats.feature.ts';
import { comments } from '../features/comments/comments.feature.ts';
import { credits } from '../features/credits/credits.feature.ts';
import { documents } from '../features/documents/documents.feature.ts';
import { favoritePages } from '../features/favorite-pages/favorite-pages.feature.ts';
import { folders } from '../features/folders/folders.feature.ts';
import { guestReview } from '../features/guest-review/guest-review.feature.ts';
import { guidelines } from '../features/guidelines/guidelines.feature.ts';
import { inbox } from '../features/inbox/inbox.feature.ts';
import { ledger } from '../features/ledger/ledger.feature.ts';
import { links } from '../features/links/links.feature.ts';
import { localModels } from '../features/local-models/local-models.feature.ts';
import { markets } from '../features/markets/markets.feature.ts';
import { modelCalls } from '../features/model-calls/model-calls.feature.ts';
import { models } from '../features/models/models.feature.ts';
import { notifications } from '../features/notifications/notifications.feature.ts';
import { orders } from '../features/orders/orders.feature.ts';
import { outsideData } from '../features/outside-data/outside-data.feature.ts';
import { pages } from '../features/pages/pages.feature.ts';
import { platform } from '../features/platform/platform.feature.ts';
import { privacy } from '../features/privacy/privacy.feature.ts';
import { publishing } from '../features/publishing/publishing.feature.ts';
import { reports } from '../features/reports/reports.feature.ts';
import { retention } from '../features/retention/retention.feature.ts';
import { reviewLinks } from '../features/review-links/review-links.feature.ts';
import { rewrites } from '../features/rewrites/rewrites.feature.ts';
import { seats } from '../features/seats/seats.feature.ts';
import { secondOpinions } from '../features/second-opinions/second-opinions.feature.ts';
import { session } from '../features/session/session.feature.ts';
import { singleSignOn } from '../features/single-sign-on/single-sign-on.feature.ts';
import { siteStart } from '../features/site-start/site-start.feature.ts';
import { sources } from '../features/sources/sources.feature.ts';
import { taskLinks } from '../features/task-links/task-links.feature.ts';
import { taskTemplates } from '../features/task-templates/task-templates.feature.ts';
import { tasks } from '../features/tasks/tasks.feature.ts';
import { tools } from '../features/tools/tools.feature.ts';
import { translationDesk } from '../features/translation-desk/translation-desk.feature.ts';
import { translationMemory } from '../features/translation-memory/translation-memory.feature.ts';
import { usage } from '../features/usage/usage.feature.ts';
import { users } from '../features/users/users.feature.ts';
import { webhooks } from '../features/webhooks/webhooks.feature.ts';
import { websites } from '../features/websites/websites.feature.ts';
import { widgets } from '../features/widgets/widgets.feature.ts';
import { workspaceSettings } from '../features/workspace-settings/workspace-settings.feature.ts';
import { workspaces } from '../features/workspaces/workspaces.feature.ts';
import { writing } from '../features/writing/writing.feature.ts';
import { accessHandlers, accessKinds } from '../kernel/access.ts';
import type { Job } from '../kernel/define-job.ts';
import type { Feature } from '../kernel/feature.ts';
import { kernelSweep } from '../kernel/idempotency.ts';
import { inboxProviders } from '../kernel/inbox.ts';
import { provide } from '../kernel/port.ts';
import { signedDownload } from '../kernel/storage/signed-download.ts';
import { changeStream } from './serve-changes.ts';

const layers = [
  [accounts, audit, platform, branding, outsideData, modelCalls],
  [workspaces, ledger, models, localModels, assets, tools],
  [sources, brandVoices, websites, guidelines, translationMemory, folders, workspaceSettings],
  [session, seats, singleSignOn],
  [orders, documents, writing],
  [comments, publishing, rewrites, secondOpinions, chats, bulkOrders, taskTemplates, translationDesk],
  [pages],
  [tasks],
  [reviewLinks, taskLinks, links],
  [campaigns],
  [guestReview, categoryCards, reports, calendars, markets, siteStart],
  [widgets, inbox, favoritePages],
  [analytics, notifications, webhooks, credits, usage, auditLog, users, privacy, retention],
] as const;

export const features = layers.flat();
const all: readonly Feature[] = features;

/** The work of all features and of the kernel; its queues exist before anybody sends to them. */
export const jobs: readonly Job[] = [...all.flatMap(({ jobs: own = [], sweeps = [] }) => [...own, ...sweeps]), kernelSweep];

/** Everything that gives access. */
export const access = [...all.flatMap(({ access: own = [] }) => own), changeStream, signedDownload];

/** Handlers of features in the transactions of those below them. */
export const eventHandlers = [...all.flatMap(({ handlers = [] }) => handlers), ...accessHandlers(access)];

/** Subscribers that get events after their transaction, in this order. */
export const eventSubscribers = all.flatMap(({ subscribers = [] }) => subscribers);

/** Ports that features need from those above them. */
export const ports: ReadonlyMap<string, unknown> = new Map(
  [
    provide(accessKinds, access),
    provide(
      inboxProviders,
      all.flatMap(({ inbox: own = [] }) => own),
    ),
    ...all.flatMap(({ provides = [] }) => provides),
  ].map(({ name, value }) => [name, value]),
);

/** Every right that depends on the role alone. */
export const rights = all.flatMap((feature) => Object.values(feature.rights ?? {}));

/** Start handlers of features. */
export const startHooks = all.flatMap(({ onStart }) => onStart ?? []);
