// `npm run demo`: fills an account with believable content, through the API of the running product, as a person would.
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled();
run([nodeBinary(), 'server/src/demo/fill-demo.ts', ...process.argv.slice(2)]);
