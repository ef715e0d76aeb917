// Writes the routes of the contract for the browser, `src/base/contract.gen.json`: `"GET /user"` by group and call, without schemas,
// the sentences of the API's documentation and who may call them, which the server alone judges.
import { writeFileSync } from 'node:fs';
import { contract } from '@folio/contract/contract';
import { minifyContractRouter } from '@orpc/contract';

interface MinifiedCall {
  '~orpc': { route: { method: string; path: string } };
}

const file = new URL('../src/base/contract.gen.json', import.meta.url);
const groups = Object.entries(minifyContractRouter(contract) as unknown as Record<string, Record<string, MinifiedCall>>);
const routeOf = ({ '~orpc': { route } }: MinifiedCall) => `${route.method} ${route.path}`;
const routes = Object.fromEntries(
  groups.map(([group, calls]) => [group, Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, routeOf(call)]))]),
);
writeFileSync(file, `${JSON.stringify(routes)}\n`);
