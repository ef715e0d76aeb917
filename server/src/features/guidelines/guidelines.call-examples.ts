// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'guidelines.show': {},
    'guidelines.create': { title: 'Briefing' },
  },
  ofStranger: {
    'guidelines.edit': ({ guidelineId }) => ({ guideline_id: guidelineId, title: 'Mine' }),
    'guidelines.showUses': ({ guidelineId }) => ({ guideline_id: guidelineId }),
    'guidelines.remove': ({ guidelineId }) => ({ guideline_id: guidelineId }),
  },
});
