// `npm run evaluate`: writes every text tool's example with a model or the built-in composer and judges the texts.
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled('all');
run([nodeBinary(), 'engine/src/evaluate/run-evaluation.ts', ...process.argv.slice(2)]);
