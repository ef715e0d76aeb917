// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  ofStranger: {
    'workspaceSettings.showOne': ({ workspaceId }) => ({ id: workspaceId }),
    'workspaceSettings.update': ({ workspaceId }) => ({ id: workspaceId, name: 'Mine' }),
    'workspaceSettings.toggleBrandVoice': ({ workspaceId, voiceId }) => ({ id: workspaceId, brand_voice_id: voiceId }),
    'workspaceSettings.toggleAdditionalSource': ({ workspaceId, sourceId }) => ({
      id: workspaceId,
      additional_source_id: sourceId,
    }),
  },
});
