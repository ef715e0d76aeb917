// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'siteStart.begin': { url: 'https://site.invalid/' },
    'siteStart.show': {},
    'siteStart.sample': {},
  },
  ofStranger: {
    'siteStart.show': ({ siteStartId }) => ({ id: siteStartId }),
    'siteStart.stop': ({ siteStartId }) => ({ id: siteStartId }),
    'siteStart.finish': ({ siteStartId }) => ({ id: siteStartId, name: 'Mine' }),
    'siteStart.removeSample': ({ siteStartId }) => ({ id: siteStartId }),
  },
});
