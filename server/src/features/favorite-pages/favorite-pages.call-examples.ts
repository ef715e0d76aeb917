// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'favoritePages.add': ({ taskId }) => ({ path: `/task-assignment/${taskId}`, title: 'Task' }),
  },
});
