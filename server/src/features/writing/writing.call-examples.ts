// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'writing.showBrief': ({ detailId }) => ({ order_detail_id: detailId }),
    'writing.saveBrief': ({ detailId }) => ({ order_detail_id: detailId, brief: { facts: [], outline: [], questions: [] } }),
  },
});
