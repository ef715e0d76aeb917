// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'widgets.show': { names: ['made'] },
    'widgets.showDashboard': {},
    'widgets.saveDashboard': { names: ['made'] },
  },
  ofStranger: {
    'widgets.show': ({ workspaceId }) => ({ names: ['made'], workspace_id: workspaceId }),
    'widgets.showDashboard': ({ workspaceId }) => ({ workspace_id: workspaceId }),
    'widgets.saveDashboard': ({ workspaceId }) => ({ names: [], workspace_id: workspaceId }),
  },
});
