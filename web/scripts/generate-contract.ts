// Writes the routes of the contract for the browser, `src/base/contract.gen.json`: without their schemas, the sentences of the API's
// documentation and who may call them, which the server alone judges.
import { writeFileSync } from 'node:fs';
import { contract } from '@folio/contract/contract';
import { minifyContractRouter } from '@orpc/contract';

const file = new URL('../src/base/contract.gen.json', import.meta.url);
/** The browser needs routes alone. A call may be named like one of these keys; its value is an object with routes in it. */
const forBrowser = (key: string, value: unknown) => {
  if (key === 'meta') return {};
  return typeof value === 'string' && (key === 'summary' || key === 'description') ? undefined : value;
};
writeFileSync(
  file,
  `${JSON.stringify(minifyContractRouter(contract), forBrowser)}
`,
);
