// What orders made: listed, searched, shown, edited, downloaded.
import { defineFeature } from '../../kernel/feature.ts';
import { assetRoutes } from './asset.routes.ts';
import { voiceReportRoutes } from './document.routes.ts';
import { folderDeletionRoutes, mediaDocumentRoutes, orderDocumentRoutes } from './documents.routes.ts';
import { versionRoutes } from './version.routes.ts';

export const documents = defineFeature({
  name: 'documents',
  routes: (kernel) => ({
    documents: versionRoutes(kernel),
    orders: orderDocumentRoutes(kernel),
    mediaOrders: mediaDocumentRoutes(kernel),
    folders: folderDeletionRoutes(kernel),
    assets: assetRoutes(kernel),
    brandVoices: voiceReportRoutes(kernel),
  }),
});
