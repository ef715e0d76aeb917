// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

const days = { from: '2026-11-01', to: '2026-11-30' };
const hash = '0'.repeat(64);

export default callExamples({
  inWorkspace: {
    'campaigns.create': { name: 'Spring kitchen' },
    'campaigns.client': {},
  },
  ofStranger: {
    'campaigns.show': ({ campaignId }) => ({ id: campaignId }),
    'campaigns.client': ({ workspaceId }) => ({ workspace_id: workspaceId }),
    'campaigns.create': ({ workspaceId }) => ({ name: 'Mine', workspace_id: workspaceId }),
    'campaigns.edit': ({ campaignId }) => ({ id: campaignId, revision: 1, name: 'Mine' }),
    'campaigns.propose': ({ campaignId }) => ({ id: campaignId }),
    'campaigns.start': ({ campaignId }) => ({ id: campaignId }),
    'campaigns.pause': ({ campaignId }) => ({ id: campaignId }),
    'campaigns.resume': ({ campaignId }) => ({ id: campaignId }),
    'campaigns.close': ({ campaignId }) => ({ id: campaignId }),
    'campaigns.cancel': ({ campaignId }) => ({ id: campaignId, note: 'No' }),
    'campaigns.decide': ({ campaignId }) => ({ id: campaignId, state_hash: hash, verdict: 'approve', note: 'by telephone' }),
    'campaigns.remind': ({ campaignId }) => ({ id: campaignId }),
    'campaignPacks.create': ({ campaignId }) => ({ id: campaignId }),
    'campaignPacks.download': ({ campaignId }) => ({ id: campaignId }),
    'campaigns.remove': ({ campaignId }) => ({ id: campaignId }),
    'campaignItems.create': ({ campaignId }) => ({ campaign_id: campaignId, name: 'Letter', channel: 'Newsletter', ...days }),
    'campaignItems.edit': ({ campaignItemId }) => ({ id: campaignItemId, name: 'Mine' }),
    'campaignItems.move': ({ campaignItemId }) => ({ id: campaignItemId, ...days }),
    'campaignItems.link': ({ campaignItemId, taskId }) => ({ id: campaignItemId, task_id: taskId }),
    'campaignItems.createTask': ({ campaignItemId }) => ({ id: campaignItemId }),
    'campaignItems.unlink': ({ campaignItemId }) => ({ id: campaignItemId, link_id: 1 }),
    'campaignItems.drop': ({ campaignItemId }) => ({ id: campaignItemId }),
    'campaignResults.validate': ({ campaignId }) => ({ id: campaignId }),
    'campaignResults.import': ({ campaignImportId }) => ({ import_id: campaignImportId }),
    'campaignResults.undo': ({ campaignImportId }) => ({ import_id: campaignImportId }),
    'campaignResults.show': ({ campaignId }) => ({ id: campaignId }),
    'campaignUrls.show': ({ campaignId }) => ({ id: campaignId }),
    'campaignUrls.create': ({ campaignItemId }) => ({
      item_id: campaignItemId,
      page_url: 'https://a.example/',
      source: 'letter',
      medium: 'email',
    }),
    'campaignUrls.remove': ({ campaignUrlId }) => ({ id: campaignUrlId }),
    'campaignUrls.export': ({ campaignId }) => ({ id: campaignId }),
    'campaignItems.share': ({ campaignItemId }) => ({ id: campaignItemId, is_shared: true }),
  },
});
