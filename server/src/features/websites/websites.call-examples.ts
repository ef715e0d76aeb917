// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'websites.show': {},
    'websites.create': { name: 'Site', url: 'https://example.com/', language: 'en', kind: 'download' },
  },
  ofStranger: {
    'websites.edit': ({ websiteId }) => ({ website_id: websiteId, name: 'Mine' }),
    'websites.remove': ({ websiteId }) => ({ website_id: websiteId }),
    'websites.test': ({ websiteId }) => ({ website_id: websiteId }),
  },
});
