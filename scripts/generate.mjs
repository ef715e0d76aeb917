// Makes the generated files again; the check fails where they differ from what is committed.
import { nodeBinary, run } from './setup.mjs';

run([nodeBinary(), 'web/scripts/generate-contract.ts']);
run([nodeBinary(), 'server/scripts/generate-openapi.ts']);
