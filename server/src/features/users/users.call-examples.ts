// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'users.showPhoto': ({ personId }) => ({ person_id: personId }),
    'users.setStaffScope': ({ personId }) => ({ person_id: personId, staff_scope: 'linguist' }),
    'users.deleteApiToken': ({ tokenId }) => ({ api_token_id: tokenId }),
  },
});
