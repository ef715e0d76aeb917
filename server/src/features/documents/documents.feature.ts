// Documents that orders created: list, search, show, edit, download.
import { defineFeature } from '../../kernel/feature.ts';
import { voiceReportRoutes } from './document.routes.ts';
import { idleVersionSweep } from './documents.jobs.ts';
import { documentsRoutes, folderDeletionRoutes, mediaDocumentRoutes } from './documents.routes.ts';
import { fileRoutes } from './file.routes.ts';
import { versionRoutes } from './version.routes.ts';

export const documents = defineFeature({
  name: 'documents',
  tags: {
    documents: ['Documents', 'List, show, edit, move, delete and download documents, with their versions and files.'],
    mediaDocuments: ['Media documents', 'The calls on documents, at the addresses of media orders.'],
  },
  sweeps: [idleVersionSweep],
  routes: (kernel) => ({
    documents: {
      ...documentsRoutes(kernel),
      ...versionRoutes(kernel),
      ...fileRoutes(kernel),
      ...voiceReportRoutes(kernel),
      ...folderDeletionRoutes(kernel),
    },
    mediaDocuments: mediaDocumentRoutes(kernel),
  }),
});
