// `npm run backup -- <folder> [--with-files]` and `npm run restore -- <folder>`: all of an installation into a folder while it runs, and back into an empty one.
import { resolve } from 'node:path';
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled();
const [what, folder, ...options] = process.argv.slice(2);
run([
  nodeBinary(),
  'server/src/backup/run-backup.ts',
  what,
  ...(folder ? [resolve(process.env.INIT_CWD ?? '.', folder)] : []),
  ...options,
]);
