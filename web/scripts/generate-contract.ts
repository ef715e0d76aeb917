// Writes the routes of the contract, without their schemas, for the browser: `src/base/contract.gen.json`.
import { writeFileSync } from 'node:fs';
import { contract } from '@folio/contract/contract';
import { minifyContractRouter } from '@orpc/contract';

const file = new URL('../src/base/contract.gen.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(minifyContractRouter(contract))}\n`);
