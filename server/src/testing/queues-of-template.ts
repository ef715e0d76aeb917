// Creates the job queues of the product in the database whose address is given: test databases are copied from it and need not create them.
import { jobs } from '../app/features.ts';
import { startJobs } from '../kernel/jobs.ts';
import { createLog } from '../kernel/log.ts';

const started = await startJobs(String(process.argv[2]), jobs, createLog('warn'));
await started.stop(1);
process.exit(0);
