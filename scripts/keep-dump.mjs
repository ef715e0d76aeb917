// `npm run keep-dump -- <release>`: keeps the database of an installation that `npm run demo` filled, for the test of updates.
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled('all');
run([nodeBinary(), 'server/src/backup/keep-dump.ts', ...process.argv.slice(2)]);
