// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'bulkOrders.show': {},
    'bulkOrders.validate': { tool: 'product_description_generator' },
    'bulkOrders.create': { tool: 'product_description_generator' },
    'bulkOrders.annotated': { upload_id: 1 },
    'bulkOrders.ofProduct': { product: 'product_description_generator' },
    'bulkOrders.createRequest': { product: 'product_description_generator', data: 'product_name,features\nTent,Light' },
    'bulkOrders.userAccepted': { userAccepted: 'user-accepted-product_description_generator' },
  },
  ofStranger: {
    'bulkOrders.show': ({ bulkOrderId }) => ({ bulk_order_id: bulkOrderId }),
    'bulkOrders.pause': ({ bulkOrderId }) => ({ bulk_order_id: bulkOrderId }),
    'bulkOrders.resume': ({ bulkOrderId }) => ({ bulk_order_id: bulkOrderId }),
    'bulkOrders.cancel': ({ bulkOrderId }) => ({ bulk_order_id: bulkOrderId }),
    'bulkOrders.retry': ({ bulkOrderId, detailId }) => ({ bulk_order_id: bulkOrderId, order_detail_ids: [detailId] }),
    'bulkOrders.approve': ({ bulkOrderId }) => ({ bulk_order_id: bulkOrderId }),
    'bulkOrders.export': ({ bulkOrderId }) => ({ bulk_order_id: bulkOrderId, format: 'csv' }),
    'bulkOrders.validate': ({ uploadId }) => ({ tool: 'product_description_generator', upload_id: uploadId }),
    'bulkOrders.create': ({ uploadId }) => ({ tool: 'product_description_generator', upload_id: uploadId }),
    'bulkOrders.ofProduct': ({ orderId }) => ({ product: 'job_posting', order_id: orderId }),
    'bulkOrders.annotated': ({ uploadId }) => ({ upload_id: uploadId }),
  },
});
