export { createWebhookHandler as createWebhookListener, webhookJob } from './deliver.ts';
export { webhookRights } from './webhooks.rights.ts';
