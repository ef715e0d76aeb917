// Folders of documents.
import { defineFeature } from '../../kernel/feature.ts';
import { folderHandlers } from './folders.handlers.ts';
import { folderRoutes } from './folders.routes.ts';

export const folders = defineFeature({
  name: 'folders',
  routes: (kernel) => ({ folders: folderRoutes(kernel) }),
  handlers: folderHandlers,
});
