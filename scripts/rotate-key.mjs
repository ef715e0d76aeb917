// `npm run rotate-key`: gives the secret key a successor while Folio runs; `-- --finish` forgets the earlier one.
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled();
process.exit(run([nodeBinary(), 'server/src/app/run-rotate-key.ts', ...process.argv.slice(2)], { canFail: true }));
