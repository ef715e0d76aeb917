// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'linkBuilder.list': { website_id: 1 },
    'linkBuilder.create': { website_id: 1, keyword: 'mats', url: 'https://example.com/' },
    'linkSuggestions.search': { keyword: 'mats' },
    'linkSources.show': {},
    'linkSources.create': { name: 'Documents', kind: 'documents' },
  },
  ofStranger: {
    'linkBuilder.list': ({ websiteId }) => ({ website_id: websiteId }),
    'linkBuilder.create': ({ websiteId }) => ({ website_id: websiteId, keyword: 'mats', url: 'https://example.com/' }),
    'linkBuilder.edit': ({ linkRuleId }) => ({ id: linkRuleId, priority: 'high' }),
    'linkBuilder.remove': ({ linkRuleId }) => ({ id: linkRuleId }),
    'linkBuilder.count': ({ websiteId }) => ({ website_id: websiteId, keyword: 'mats' }),
    'linkBuilder.anchors': ({ websiteId }) => ({ website_id: websiteId, text: 'mats' }),
    'linkBuilder.importRules': ({ websiteId }) => ({ website_id: websiteId, file: new File(['keyword,url'], 'rules.csv') }),
    'linkBuilder.exportRules': ({ websiteId }) => ({ website_id: websiteId }),
    'linkSuggestions.show': ({ websiteId }) => ({ website_id: websiteId }),
    'linkSuggestions.counts': ({ websiteId }) => ({ website_id: websiteId }),
    'linkSuggestions.find': ({ websiteId }) => ({ website_id: websiteId }),
    'linkSuggestions.decide': ({ linkSuggestionId }) => ({ ids: [linkSuggestionId], state: 'approved' }),
    'linkSuggestions.search': ({ linkSourceId }) => ({ keyword: 'mats', source_ids: [linkSourceId] }),
    'linkRuns.list': ({ websiteId }) => ({ website_id: websiteId }),
    'linkRuns.create': ({ websiteId }) => ({ website_id: websiteId }),
    'linkRuns.replaceRedirects': ({ websiteId }) => ({ website_id: websiteId }),
    'linkRuns.show': ({ linkRunId }) => ({ id: linkRunId }),
    'linkRuns.edit': ({ linkRunId }) => ({ id: linkRunId, apply: true }),
    'linkRuns.remove': ({ linkRunId }) => ({ id: linkRunId }),
    'keywordConflicts.show': ({ websiteId }) => ({ website_id: websiteId }),
    'keywordConflicts.consequences': ({ websiteId }) => ({ website_id: websiteId, keyword: 'mats', winner_page_url_id: 1 }),
    'keywordConflicts.solve': ({ websiteId }) => ({
      website_id: websiteId,
      keyword: 'mats',
      winner_page_url_id: 1,
      keys: [],
    }),
    'keywordConflicts.dismiss': ({ websiteId }) => ({ website_id: websiteId, keyword: 'mats' }),
    'linkSources.create': ({ websiteId }) => ({ name: 'Pages', kind: 'pages', website_id: websiteId }),
    'linkSources.remove': ({ linkSourceId }) => ({ id: linkSourceId }),
  },
});
