// Setting up an account from its website: public pages are read, and their content becomes website, voice, sources and tasks.
import { defineFeature } from '../../kernel/feature.ts';
import { siteStartHandlers } from './site-start.handlers.ts';
import { startInbox } from './site-start.inbox.ts';
import { startReadJob, startSweep } from './site-start.jobs.ts';
import { siteStartRoutes } from './site-start.routes.ts';

export const siteStart = defineFeature({
  name: 'site-start',
  tags: { siteStart: ['Start from a website', 'Reading a website to set up an account from it, and sample content.'] },
  routes: (kernel) => ({ siteStart: siteStartRoutes(kernel) }),
  handlers: siteStartHandlers,
  jobs: [startReadJob],
  sweeps: [startSweep],
  inbox: [startInbox],
});
