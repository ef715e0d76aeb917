// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'webhooks.edit': ({ webhookId }) => ({ id: webhookId, is_active: false }),
    'webhooks.remove': ({ webhookId }) => ({ id: webhookId }),
    'webhooks.test': ({ webhookId }) => ({ id: webhookId }),
    'webhooks.showDeliveries': ({ webhookId }) => ({ id: webhookId }),
  },
});
