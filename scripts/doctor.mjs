// `npm run doctor`: lists the problems of this installation in plain words; `-- --json` for programs.
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled();
process.exit(run([nodeBinary(), 'server/src/doctor/run-doctor.ts', ...process.argv.slice(2)], { canFail: true }));
