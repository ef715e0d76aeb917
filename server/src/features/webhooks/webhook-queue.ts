import * as z from 'zod';

/** One delivery to one address; tried six times over about a minute. */
export const webhookQueue = { name: 'webhook.deliver', retries: 5, timeout: 60, input: z.object({ deliveryId: z.int() }) };
