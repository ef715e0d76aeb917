// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: { 'reports.show': {}, 'reports.export': {} },
  ofStranger: {
    'reports.show': ({ workspaceId }) => ({ workspace_id: workspaceId }),
    'reports.export': ({ workspaceId }) => ({ workspace_id: workspaceId }),
  },
});
