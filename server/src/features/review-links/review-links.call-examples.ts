// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'reviewLinks.show': {},
    'reviewLinks.create': { task_ids: [1], name: 'Guest', email: 'guest@example.com' },
  },
  ofStranger: {
    'reviewLinks.show': ({ workspaceId, taskId }) => ({ workspace_id: workspaceId, task_id: taskId }),
    'reviewLinks.create': ({ workspaceId, taskId }) => ({
      workspace_id: workspaceId,
      task_ids: [taskId],
      name: 'Guest',
      email: 'guest@example.com',
    }),
    'reviewLinks.waiveQuestion': ({ taskId }) => ({ task_id: taskId, comment_id: 1 }),
    'reviewLinks.extend': ({ reviewLinkId }) => ({ id: reviewLinkId }),
    'reviewLinks.revoke': ({ reviewLinkId }) => ({ id: reviewLinkId }),
  },
});
