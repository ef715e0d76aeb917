// What orders made: listed, searched, shown, edited, downloaded.
import { defineFeature } from '../../kernel/feature.ts';
import { voiceReportRoutes } from './document.routes.ts';
import { idleVersionSweep } from './documents.jobs.ts';
import { documentsRoutes, folderDeletionRoutes, mediaDocumentRoutes } from './documents.routes.ts';
import { fileRoutes } from './file.routes.ts';
import { versionRoutes } from './version.routes.ts';

export const documents = defineFeature({
  name: 'documents',
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
