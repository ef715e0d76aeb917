// `npm run verify-audit`: whether nobody changed the log past Folio; exit code 1 names the first broken entry.
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled();
run([nodeBinary(), 'server/src/app/verify-audit.ts']);
