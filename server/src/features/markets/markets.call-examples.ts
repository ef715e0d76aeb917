// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: { 'markets.show': { layer: 'publications' } },
  ofStranger: {
    'markets.show': ({ workspaceId }) => ({ layer: 'publications', workspace_id: workspaceId }),
  },
});
