// Pages of websites: their responses, their incoming links, imports, checks and the link map.
import { defineFeature } from '../../kernel/feature.ts';
import { pageImportRoutes } from './page-imports.routes.ts';
import { pagesConfig } from './pages.config.ts';
import { pageHandlers } from './pages.handlers.ts';
import { brokenPageInbox } from './pages.inbox.ts';
import { pageMapJob, pageSweep, pageVisitJob } from './pages.jobs.ts';
import { pageRights } from './pages.rights.ts';
import { pageRoutes } from './pages.routes.ts';

export const pages = defineFeature({
  name: 'pages',
  tags: {
    pages: ['Pages', 'Pages of websites, live or planned: how they answer and what links to them.'],
    pageImports: ['Page imports', 'Pages from a file, a sitemap or a crawl.'],
  },
  config: pagesConfig,
  rights: pageRights,
  routes: (kernel) => ({ pages: pageRoutes(kernel), pageImports: pageImportRoutes(kernel) }),
  handlers: pageHandlers,
  inbox: [brokenPageInbox],
  jobs: [pageVisitJob, pageMapJob],
  sweeps: [pageSweep],
});
