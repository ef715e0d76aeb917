// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'publishing.publish': ({ websiteId, detailId }) => ({ website_id: websiteId, order_detail_id: detailId }),
    'publishing.retry': ({ websiteId }) => ({ website_id: websiteId }),
    'publishing.showPublications': ({ detailId }) => ({ order_detail_id: detailId }),
  },
});
