// Writes the routes of the contract, without their schemas and the sentences of the API's documentation, for the browser: `src/base/contract.gen.json`.
import { writeFileSync } from 'node:fs';
import { contract } from '@folio/contract/contract';
import { minifyContractRouter } from '@orpc/contract';

const file = new URL('../src/base/contract.gen.json', import.meta.url);
/** A call may be named like one of these keys; its value is an object. */
const withoutSentences = (key: string, value: unknown) =>
  typeof value === 'string' && (key === 'summary' || key === 'description') ? undefined : value;
writeFileSync(file, `${JSON.stringify(minifyContractRouter(contract), withoutSentences)}\n`);
