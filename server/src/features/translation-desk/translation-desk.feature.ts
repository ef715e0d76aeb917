// Translation, proofreading and revision by people: requests, the jobs of linguists and their segments.
import { defineFeature } from '../../kernel/feature.ts';
import { provide } from '../../kernel/port.ts';
import { peopleWork } from '../orders/index.ts';
import { certificateRoutes } from './certificates.routes.ts';
import { deskHandlers } from './desk.handlers.ts';
import { deskSweep, followOrders } from './desk.jobs.ts';
import { offerWaitingJob } from './jobs/offer-waiting.ts';
import { prepareJob } from './jobs/prepare-line.ts';
import { linguistRoutes, translationRateRoutes } from './linguists.routes.ts';
import { countJob } from './ordered/count-lines.ts';
import { peopleDesk } from './ordered/read-people-order.ts';
import { deskInbox } from './translation-desk.inbox.ts';
import { translationExchangeRoutes } from './translation-exchange.routes.ts';
import { translationJobRoutes } from './translation-jobs.routes.ts';
import { translationReportRoutes } from './translation-reports.routes.ts';
import { translationRequestRoutes } from './translation-requests.routes.ts';
import { translationSegmentRoutes } from './translation-segments.routes.ts';

export const translationDesk = defineFeature({
  name: 'translation-desk',
  tags: {
    translationRequests: ['Translation requests', 'Translation and proofreading by people, from quote to approval.'],
    translationJobs: ['Translation jobs', 'Offers and jobs of linguists.'],
    translationSegments: ['Segments', 'The sentences of a job, with matches, checks and comments.'],
    translationExchange: ['Exchange of jobs', 'Jobs as files for other translation programs, and what comes back.'],
    certificates: ['Certificates', 'Signed certificates of translations, and the public check of their numbers.'],
    linguists: ['Linguists', 'People of the translation desk.'],
    translationReports: ['Translation reports', 'What the translation desk delivered in a period.'],
    translationRates: ['Translation rates', 'What the work of linguists costs, and holidays of the desk.'],
  },
  routes: (kernel) => ({
    translationRequests: translationRequestRoutes(kernel),
    translationJobs: translationJobRoutes(kernel),
    translationSegments: translationSegmentRoutes(kernel),
    translationExchange: translationExchangeRoutes(kernel),
    translationReports: translationReportRoutes(kernel),
    certificates: certificateRoutes(kernel),
    linguists: linguistRoutes(kernel),
    translationRates: translationRateRoutes(kernel),
  }),
  jobs: [prepareJob, countJob, offerWaitingJob],
  sweeps: [deskSweep],
  handlers: deskHandlers,
  inbox: deskInbox,
  subscribers: [followOrders],
  provides: [provide(peopleWork.peopleDeskPort, peopleDesk)],
});
