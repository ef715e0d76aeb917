export { createWebhookListener, webhookJob } from './deliver.ts';
