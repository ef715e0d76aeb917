// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'calendars.showFeedLink': {},
    'calendars.createFeedLink': {},
    'calendars.revokeFeedLink': {},
    'calendarEntries.show': { from: '2030-11-01', to: '2030-11-30' },
  },
  ofStranger: {
    'calendars.showFeedLink': ({ workspaceId }) => ({ workspace_id: workspaceId }),
    'calendars.createFeedLink': ({ workspaceId }) => ({ workspace_id: workspaceId }),
    'calendars.revokeFeedLink': ({ workspaceId }) => ({ workspace_id: workspaceId }),
    'calendarEntries.show': ({ workspaceId }) => ({ workspace_id: workspaceId, from: '2030-11-01', to: '2030-11-30' }),
    'calendarEntries.move': ({ taskId }) => ({ kind: 'task_due', id: taskId, revision: 1, to: '2030-11-21' }),
  },
});
