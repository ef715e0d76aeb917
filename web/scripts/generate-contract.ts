// Writes the routes of the contract, without their schemas and the sentences of the API's documentation, for the browser: `src/base/contract.gen.json`.
import { writeFileSync } from 'node:fs';
import { contract } from '@folio/contract/contract';
import { minifyContractRouter } from '@orpc/contract';

const file = new URL('../src/base/contract.gen.json', import.meta.url);
const withoutSentences = (key: string, value: unknown) => (key === 'summary' || key === 'description' ? undefined : value);
writeFileSync(file, `${JSON.stringify(minifyContractRouter(contract), withoutSentences)}\n`);
