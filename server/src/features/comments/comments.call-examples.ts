// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'comments.show': ({ detailId }) => ({ order_detail_id: detailId }),
    'comments.create': ({ detailId }) => ({ order_detail_id: detailId, text: 'Mine' }),
    'comments.edit': ({ commentId }) => ({ comment_id: commentId, text: 'Mine' }),
    'comments.remove': ({ commentId }) => ({ comment_id: commentId }),
  },
});
