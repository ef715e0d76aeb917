// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'categoryCards.promote': { website_id: 1, keyword: 'bags', custom_url: 'https://a.example/bags' },
    'categoryCards.demote': { website_id: 1, keyword: 'bags' },
    'categoryCards.findKeywords': { keyword_to_search: 'bags' },
    'categoryCards.show': {},
    'categoryCards.create': { category_name: 'Bags' },
    'categoryCards.batch': { kind: 'pages', website_id: 1 },
  },
  ofStranger: {
    'categoryCards.findKeywords': ({ voiceId }) => ({ keyword_to_search: 'bags', brand_voice_id: voiceId }),
    'categoryCards.show': ({ categoryCardId }) => ({ id: categoryCardId }),
    'categoryCards.create': ({ websiteId }) => ({ category_name: 'Bags', website_id: websiteId }),
    'categoryCards.promote': ({ websiteId }) => ({
      website_id: websiteId,
      keyword: 'bags',
      custom_url: 'https://a.example/bags',
    }),
    'categoryCards.demote': ({ websiteId }) => ({ website_id: websiteId, keyword: 'bags' }),
    'categoryCards.edit': ({ categoryCardId }) => ({ id: categoryCardId, brand: 'Mine' }),
    'categoryCards.remove': ({ categoryCardId }) => ({ id: categoryCardId }),
    'categoryCards.batch': ({ websiteId }) => ({ kind: 'pages', website_id: websiteId }),
    'categoryCards.preview': ({ categoryCardId }) => ({ id: categoryCardId }),
    'categoryCards.refresh': ({ categoryCardId }) => ({ ids: [categoryCardId] }),
  },
});
