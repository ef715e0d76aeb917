// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'session.resetSecondFactor': ({ personId }) => ({ person_id: personId }),
    'session.revokeAccess': ({ sessionId }) => ({ kind: 'session', id: sessionId }),
    'session.endSession': ({ sessionId }) => ({ session_id: sessionId }),
    'session.requestImpersonation': ({ personId }) => ({ id: personId }),
  },
});
