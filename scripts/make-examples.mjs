// Makes the files of the gallery of examples again and lists them; names of tools limit what is made.
import { nodeBinary, run } from './setup.mjs';

run([nodeBinary(), 'engine/src/kept-examples/renew-files.ts', ...process.argv.slice(2)]);
