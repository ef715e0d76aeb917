// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'analytics.reportToolUse': { event: 'tool_use', tool: 'blog_post' },
  },
  ofStranger: {
    'analytics.reportToolUse': ({ orderId }) => ({ event: 'tool_use', tool: 'job_posting', order_id: orderId }),
  },
});
