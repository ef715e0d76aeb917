// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'taskAssignments.list': {},
  },
  ofStranger: {
    'taskAssignments.list': ({ workspaceId }) => ({ workspace_id: workspaceId }),
    'taskAssignments.show': ({ taskId }) => ({ id: taskId }),
    'taskAssignments.history': ({ taskId }) => ({ id: taskId }),
    'taskAssignments.edit': ({ detailId }) => ({ order_detail_id: detailId }),
    'taskAssignments.optimize': ({ detailId }) => ({ order_detail_id: detailId }),
    'taskAssignments.optimizeOf': ({ detailId }) => ({ order_detail_id: detailId }),
    'taskAssignments.saveMetadata': ({ detailId }) => ({ order_detail_id: detailId, metadata: {} }),
    'taskAssignments.saveMetadataOf': ({ detailId }) => ({ order_detail_id: detailId, metadata: {} }),
    'taskAssignments.toggleMetadata': ({ detailId }) => ({ order_detail_id: detailId, switchInput: true }),
    'taskAssignments.toggleMetadataOf': ({ detailId }) => ({ order_detail_id: detailId, switchInput: true }),
    'taskAssignments.updatePageUrl': ({ detailId }) => ({ order_detail_id: detailId, page_url: '' }),
    'taskAssignments.updatePageUrlOf': ({ detailId }) => ({ order_detail_id: detailId, page_url: '' }),
  },
});
