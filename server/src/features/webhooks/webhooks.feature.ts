// Events for programs of customers.
import { defineFeature } from '../../kernel/feature.ts';
import { createWebhookHandler, webhookJob } from './deliver.ts';
import { webhookAccess } from './webhook-access.ts';
import { webhookRights } from './webhooks.rights.ts';
import { webhookRoutes } from './webhooks.routes.ts';

export const webhooks = defineFeature({
  name: 'webhooks',
  tags: {
    webhooks: ['Webhooks', 'Endpoints that receive events.'],
  },
  access: [webhookAccess],
  rights: webhookRights,
  routes: (kernel) => ({ webhooks: webhookRoutes(kernel) }),
  jobs: [webhookJob],
  subscribers: [createWebhookHandler],
});
