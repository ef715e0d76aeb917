// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'tools.editCustomTool': ({ toolId }) => ({ id: toolId, name: 'Mine', icon: 'star' }),
    'tools.deleteCustomTool': ({ toolId }) => ({ id: toolId }),
  },
});
