// Inputs for the tests that make every call of the contract.

import { callExamples } from '../../testing/call-examples.ts';
import { posting } from '../../testing/job-posting.ts';

export default callExamples({
  inWorkspace: {
    'orders.create': { tool: 'job_posting', fields: posting },
    'mediaOrders.create': { tool: 'job_posting', fields: posting },
    'orders.propose': {
      tool: 'seo_article',
      step: 'topic',
      fields: { topic: 'Shoes', length: 500, n_paragraphs_range: '3-5', language: 'en' },
    },
    'mediaOrders.propose': {
      tool: 'seo_article',
      step: 'topic',
      fields: { topic: 'Shoes', length: 500, n_paragraphs_range: '3-5', language: 'en' },
    },
  },
  ofStranger: {
    'orders.create': ({ orderId }) => ({ tool: 'job_posting', order_id: orderId }),
    'orders.propose': ({ orderId }) => ({
      tool: 'seo_article',
      step: 'topic',
      order_id: orderId,
      fields: { topic: 'Shoes', length: 500, n_paragraphs_range: '3-5', language: 'en' },
    }),
    'orders.cancel': ({ detailId }) => ({ order_detail_id: detailId }),
    'orders.retry': ({ detailId }) => ({ order_detail_id: detailId }),
  },
});
