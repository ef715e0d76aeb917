// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'rewrites.options': ({ detailId }) => ({ order_detail_id: detailId }),
    'rewrites.write': ({ detailId }) => ({ order_detail_id: detailId, action: 'shorter', passage: 'Mine.' }),
  },
});
