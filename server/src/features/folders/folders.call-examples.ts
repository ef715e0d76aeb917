// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'folders.show': {},
    'folders.create': { name: 'Folder' },
  },
  ofStranger: {
    'folders.update': ({ folderId }) => ({ folder_id: folderId, name: 'Mine' }),
    'folders.create': ({ folderId }) => ({ name: 'Mine', parent_id: folderId }),
  },
});
