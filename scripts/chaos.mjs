// `npm run chaos`: half an hour of kills, freezes, lost connections, full disks and clock steps under load, then the invariants.
import { become, ensureBuilt, ensureBundled, ensureInstalled, nodeBinary } from './setup.mjs';

ensureInstalled('all');
ensureBuilt();
become([nodeBinary(), 'bench/src/chaos/run-chaos.ts'], { PRODUCT_MAIN: ensureBundled() });
