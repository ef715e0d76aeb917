// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'sources.show': {},
    'sources.search': { query: 'shoes' },
    'sources.create': { name: 'Page', type: 'url', url: 'https://example.com/' },
  },
  ofStranger: {
    'sources.show': ({ sourceId }) => ({ id: sourceId }),
    'sources.create': ({ sourceId }) => ({ id: sourceId, name: 'Mine', type: 'file' }),
    'sources.edit': ({ sourceId }) => ({ id: sourceId, name: 'Mine' }),
    'sources.refresh': ({ sourceId }) => ({ id: sourceId }),
    'sources.showUses': ({ sourceId }) => ({ id: sourceId }),
    'sources.remove': ({ sourceId }) => ({ id: sourceId }),
  },
});
