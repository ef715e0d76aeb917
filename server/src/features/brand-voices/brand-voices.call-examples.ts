// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'brandVoices.show': {},
    'brandVoices.create': { name: 'Voice', type: 'text', profile: {} },
    'brandVoices.showTones': {},
    'brandVoices.selectTone': { value: 'witty' },
  },
  ofStranger: {
    'brandVoices.edit': ({ voiceId }) => ({ id: voiceId, name: 'Mine' }),
    'brandVoices.resetDefault': ({ voiceId }) => ({ id: voiceId }),
    'brandVoices.showUses': ({ voiceId }) => ({ id: voiceId }),
    'brandVoices.remove': ({ voiceId }) => ({ id: voiceId }),
    'brandVoices.tryOut': ({ voiceId }) => ({ id: voiceId, text: 'A line.' }),
  },
});
