export { webhookRights } from './webhooks.rights.ts';
