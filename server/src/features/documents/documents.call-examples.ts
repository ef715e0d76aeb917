// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'documents.show': {},
    'mediaDocuments.show': {},
  },
  ofStranger: {
    'documents.show': ({ detailId }) => ({ action: 'retrieve-html', order_detail_id: detailId }),
    'documents.copyPictures': ({ detailId }) => ({ order_detail_id: detailId, pictures: [{ url: 'https://192.0.2.1/a.png' }] }),
    'documents.uploadPicture': ({ detailId }) => ({ order_detail_id: detailId, file: new File(['x'], 'x.png') }),
    'documents.showFile': ({ assetId }) => ({ asset_id: assetId }),
    'documents.update': ({ detailId }) => ({ order_detail_id: detailId, title: 'Mine now' }),
    'documents.remove': ({ orderId }) => ({ order_id: orderId }),
    'documents.move': ({ detailId }) => ({ order_detail_ids: [detailId], folder_id: null }),
    'documents.removeFolder': ({ folderId }) => ({ folder_id: folderId }),
    'documents.download': ({ detailId }) => ({ order_detail_id: detailId, format: 'md' }),
    'documents.form': ({ detailId }) => ({ order_detail_id: detailId }),
    'documents.history': ({ orderId }) => ({ order_id: orderId }),
    'documents.showVersion': ({ versionId }) => ({ version_id: versionId }),
    'documents.restoreVersion': ({ versionId }) => ({ version_id: versionId }),
    'documents.nameVersion': ({ versionId }) => ({ version_id: versionId, name: 'Mine' }),
    'documents.scoreContext': ({ detailId }) => ({ order_detail_id: detailId }),
    'documents.score': ({ detailId }) => ({ order_detail_id: detailId }),
    'documents.checks': ({ detailId }) => ({ order_detail_id: detailId }),
    'documents.compareVersions': ({ versionId }) => ({ version_id: versionId, other_version_id: versionId }),
    'documents.cancelRestore': ({ detailId }) => ({ order_detail_id: detailId }),
    'documents.provenance': ({ detailId }) => ({ order_detail_id: detailId }),
    'documents.voiceReport': ({ detailId }) => ({ order_detail_id: detailId }),
    'documents.waiveVoiceRule': ({ detailId }) => ({ order_detail_id: detailId, rule: 'never_use: x', reason: 'Mine' }),
  },
});
