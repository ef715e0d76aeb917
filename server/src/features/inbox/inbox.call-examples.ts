// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'inbox.show': {},
    'inbox.update': { keys: ['mention:1'], action: 'read' },
  },
});
