// `npm run bench`: the benchmarks, on this machine, as ratios.
import { become, ensureBuilt, ensureInstalled, nodeBinary } from './setup.mjs';

ensureInstalled();
ensureBuilt();
become([nodeBinary(), 'bench/src/run.ts', ...process.argv.slice(2)]);
