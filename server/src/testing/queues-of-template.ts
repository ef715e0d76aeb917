// Creates the product's job queues in the given database. Test databases are copied from it and need not create them.
import { jobs } from '../app/features.ts';
import { startJobs } from '../kernel/jobs.ts';
import { createLog } from '../kernel/log.ts';

const started = await startJobs(String(process.argv[2]), jobs, createLog('warn'));
await started.stop(1);
process.exit(0);
