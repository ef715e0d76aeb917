// `npm run simulate -- <url>`: a mixed day of many teams against a running installation.
import { become, ensureInstalled, nodeBinary } from './setup.mjs';

ensureInstalled('all');
become([nodeBinary(), 'bench/src/simulate/run-simulation.ts', ...process.argv.slice(2)]);
