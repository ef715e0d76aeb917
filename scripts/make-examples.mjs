// Regenerates and lists the files of the example gallery. Tool names limit the selection.
import { nodeBinary, run } from './setup.mjs';

run([nodeBinary(), 'engine/src/kept-examples/renew-files.ts', ...process.argv.slice(2)]);
