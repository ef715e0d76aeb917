// `npm run storage -- move --to s3://…|local`: moves files from one store to another while Folio runs.
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled();
process.exit(run([nodeBinary(), 'server/src/app/run-storage.ts', ...process.argv.slice(2)], { canFail: true }));
