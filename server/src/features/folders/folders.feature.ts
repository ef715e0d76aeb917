// Folders of documents.
import { defineFeature } from '../../kernel/feature.ts';
import { folderHandlers } from './folders.handlers.ts';
import { folderRoutes } from './folders.routes.ts';

export const folders = defineFeature({
  name: 'folders',
  tags: {
    folders: ['Folders', 'Folders of a workspace.'],
  },
  routes: (kernel) => ({ folders: folderRoutes(kernel) }),
  handlers: folderHandlers,
});
