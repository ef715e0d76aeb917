// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'credits.setCap': ({ personId }) => ({ person_id: personId, monthly_credits: 1 }),
  },
});
