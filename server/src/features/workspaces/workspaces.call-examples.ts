// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'workspaces.listUsers': {},
  },
  ofStranger: {
    'workspaces.listUsers': ({ workspaceId }) => ({ id: workspaceId }),
    'workspaces.addUsers': ({ workspaceId, personId }) => ({ id: workspaceId, users: [personId] }),
    'workspaces.deleteUsers': ({ workspaceId, personId }) => ({ id: workspaceId, users: [personId] }),
    'workspaces.remove': ({ workspaceId }) => ({ id: workspaceId }),
  },
});
