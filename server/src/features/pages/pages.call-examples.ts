// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: { 'pages.list': { website_id: 1 } },
  ofStranger: {
    'pages.list': ({ websiteId }) => ({ website_id: websiteId }),
    'pages.create': ({ websiteId }) => ({ website_id: websiteId, urls: ['https://example.com/a'] }),
    'pages.edit': ({ pageUrlId }) => ({ id: pageUrlId, primary_kw: 'Mine' }),
    'pages.remove': ({ pageUrlId }) => ({ id: pageUrlId }),
    'pages.show': ({ pageUrlId }) => ({ id: pageUrlId }),
    'pages.summary': ({ websiteId }) => ({ website_id: websiteId }),
    'pages.check': ({ websiteId }) => ({ website_id: websiteId }),
    'pages.schedule': ({ websiteId }) => ({ website_id: websiteId, every: 'never' }),
    'pages.map': ({ websiteId }) => ({ website_id: websiteId }),
    'pages.toolFields': ({ websiteId }) => ({ website_id: websiteId, tool: 'sitemap_generator' }),
    'pages.export': ({ websiteId }) => ({ website_id: websiteId }),
    'pageImports.create': ({ websiteId }) => ({ website_id: websiteId, kind: 'crawl' }),
    'pageImports.show': ({ websiteId }) => ({ website_id: websiteId }),
    'pageImports.pause': ({ pageImportId }) => ({ id: pageImportId }),
    'pageImports.resume': ({ pageImportId }) => ({ id: pageImportId }),
    'pageImports.cancel': ({ pageImportId }) => ({ id: pageImportId }),
  },
});
