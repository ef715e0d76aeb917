// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'secondOpinions.show': ({ detailId }) => ({ order_detail_id: detailId }),
    'secondOpinions.create': ({ detailId }) => ({ order_detail_id: detailId }),
  },
});
