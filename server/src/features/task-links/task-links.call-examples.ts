// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'taskLinks.show': ({ taskId }) => ({ id: taskId }),
    'taskLinks.check': ({ taskId }) => ({ id: taskId }),
    'taskLinks.waive': ({ taskId }) => ({ id: taskId, url: 'https://shoes.example/a' }),
  },
});
