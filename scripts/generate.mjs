// Regenerates the generated files. The check fails if they differ from the committed ones.
import { nodeBinary, run } from './setup.mjs';

run([nodeBinary(), 'web/scripts/generate-contract.ts']);
run([nodeBinary(), 'server/scripts/generate-openapi.ts']);
