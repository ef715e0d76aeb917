// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'privacy.exportGuest': () => ({ email: 'nobody@stranger.example' }),
    'privacy.eraseGuest': () => ({ email: 'nobody@stranger.example', confirm_email: 'nobody@stranger.example' }),
    'privacy.exportPerson': ({ personId }) => ({ person_id: personId }),
    'privacy.erasePerson': ({ personId }) => ({ person_id: personId, confirm_name: 'Stranger Person' }),
  },
});
