// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'calendars.showFeedLink': {},
    'calendars.createFeedLink': {},
    'calendars.revokeFeedLink': {},
  },
  ofStranger: {
    'calendars.showFeedLink': ({ workspaceId }) => ({ workspace_id: workspaceId }),
    'calendars.createFeedLink': ({ workspaceId }) => ({ workspace_id: workspaceId }),
    'calendars.revokeFeedLink': ({ workspaceId }) => ({ workspace_id: workspaceId }),
  },
});
