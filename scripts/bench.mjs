// `npm run bench`: the benchmarks, on this machine, as ratios.
import { become, ensureBuilt, ensureBundled, ensureChromium, ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled('all');
ensureBuilt();
const main = ensureBundled();
run([nodeBinary(), 'web/scripts/measure-entry.ts']);
become([nodeBinary(), 'bench/src/run.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: ensureChromium(), PRODUCT_MAIN: main });
