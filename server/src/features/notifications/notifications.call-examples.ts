// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'notifications.showGroups': {},
  },
  ofStranger: {
    'notifications.editGroup': ({ groupId }) => ({ id: groupId, name: 'Mine' }),
    'notifications.removeGroup': ({ groupId }) => ({ id: groupId }),
    'notifications.testGroup': ({ groupId }) => ({ id: groupId }),
  },
});
