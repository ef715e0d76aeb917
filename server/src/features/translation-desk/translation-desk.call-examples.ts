// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

const form = { kind: 'machine', source_language: 'en', target_languages: ['de'], text: 'Our boots last.' };

export default callExamples({
  inWorkspace: {
    'translationRequests.show': {},
    'translationRequests.create': form,
  },
  ofStranger: {
    'translationRequests.show': ({ translationRequestId: id }) => ({ id }),
    'translationRequests.create': ({ detailId }) => ({ ...form, text: '', order_detail_ids: [detailId] }),
    'translationRequests.edit': ({ translationRequestId: id }) => ({ id, title: 'Mine' }),
    'translationRequests.remove': ({ translationRequestId: id }) => ({ id }),
    'translationRequests.quote': ({ translationRequestId: id }) => ({ id }),
    'translationRequests.authorise': ({ translationRequestId: id }) => ({ id, quote_hash: 'x' }),
    'translationRequests.decline': ({ translationRequestId: id }) => ({ id }),
    'translationRequests.hold': ({ translationRequestId: id }) => ({ id, note: 'Photos' }),
    'translationRequests.resume': ({ translationRequestId: id }) => ({ id }),
    'translationRequests.cancel': ({ translationRequestId: id }) => ({ id }),
    'translationRequests.approve': ({ translationRequestId: id }) => ({ id }),
    'translationRequests.requestRevision': ({ translationRequestId: id }) => ({ id, note: 'Shorter' }),
    'translationRequests.showTexts': ({ detailId }) => ({ order_detail_id: detailId }),
    'translationRequests.addStage': ({ detailId }) => ({ order_detail_id: detailId, stage: 'proofreading' }),
    'translationJobs.accept': ({ translationJobId: id }) => ({ id }),
    'translationJobs.decline': ({ translationJobId: id }) => ({ id }),
    'translationJobs.start': ({ translationJobId: id }) => ({ id }),
    'translationJobs.deliver': ({ translationJobId: id }) => ({ id }),
    'translationJobs.sendBack': ({ translationJobId: id }) => ({ id, note: 'Again' }),
    'translationSegments.show': ({ translationJobId: id }) => ({ job_id: id }),
    'translationSegments.save': ({ translationJobId: id, segmentId }) => ({
      job_id: id,
      segments: [{ id: segmentId, target: 'Mine', status: 'confirmed', revision: 0 }],
    }),
    'translationSegments.split': ({ translationJobId: id, segmentId }) => ({
      job_id: id,
      segment_id: segmentId,
      at: 5,
      revision: 0,
    }),
    'translationSegments.join': ({ translationJobId: id, segmentId }) => ({
      job_id: id,
      segment_id: segmentId,
      revision: 0,
      next_id: segmentId,
      next_revision: 0,
    }),
    'translationSegments.replace': ({ translationJobId: id }) => ({ job_id: id, find: 'boots' }),
    'translationSegments.outline': ({ translationJobId: id }) => ({ job_id: id }),
    'translationSegments.ignore': ({ translationJobId: id, segmentId }) => ({
      job_id: id,
      segment_id: segmentId,
      code: 'double_space',
    }),
    'translationSegments.matches': ({ translationJobId: id, segmentId }) => ({ job_id: id, segment_id: segmentId }),
    'translationSegments.concordance': ({ translationJobId: id }) => ({ job_id: id, text: 'boots' }),
    'translationSegments.check': ({ translationJobId: id }) => ({ job_id: id }),
    'translationSegments.changes': ({ translationJobId: id }) => ({ job_id: id }),
    'translationSegments.comments': ({ translationJobId: id }) => ({ job_id: id }),
    'translationSegments.comment': ({ translationJobId: id, segmentId }) => ({
      job_id: id,
      segment_id: segmentId,
      kind: 'answer',
      text: 'The legal one',
    }),
    'translationExchange.export': ({ translationJobId: id }) => ({ id, format: 'xliff21' }),
    'translationExchange.import': ({ translationJobId: id }) => ({ id, file: new File(['<xliff/>'], 'job.xlf') }),
    'translationExchange.undoImport': ({ segmentImportId: id }) => ({ id }),
    'certificates.show': ({ detailId }) => ({ order_detail_id: detailId }),
    'certificates.download': ({ certificateId: id }) => ({ id }),
    'translationSegments.resolve': ({ segmentCommentId: id }) => ({ id }),
  },
});
