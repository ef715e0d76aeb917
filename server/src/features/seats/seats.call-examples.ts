// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';
import { goodPassword } from '../../testing/test-product.ts';

export default callExamples({
  ofStranger: {
    'seats.edit': ({ seatId }) => ({ id: seatId, is_disabled: true }),
    'seats.resendLink': ({ seatId }) => ({ id: seatId }),
    'seats.unlinkSingleSignOn': ({ seatId }) => ({ id: seatId }),
    'seats.remove': ({ seatId }) => ({ id: seatId }),
    'seats.handOver': ({ seatId }) => ({ id: seatId, current_password: goodPassword }),
  },
});
