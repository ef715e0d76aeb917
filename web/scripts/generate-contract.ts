// Writes the routes of the contract for the browser: `"GET /user"` by group and call, without schemas, the sentences of the API's
// documentation and permissions, which the server alone checks.
import { writeFileSync } from 'node:fs';
import { contract } from '@folio/contract/contract';
import { minifyContractRouter } from '@orpc/contract';

interface MinifiedCall {
  '~orpc': { route: { method: string; path: string } };
}

const groups = Object.entries(minifyContractRouter(contract) as unknown as Record<string, Record<string, MinifiedCall>>);
const routeOf = ({ '~orpc': { route } }: MinifiedCall) => `${route.method} ${route.path}`;
const routes = Object.fromEntries(
  groups.map(([group, calls]) => [
    group,
    Object.fromEntries(Object.entries(calls).map(([call, route]) => [call, routeOf(route)])),
  ]),
);
writeFileSync(new URL('../src/base/contract.gen.json', import.meta.url), `${JSON.stringify(routes)}\n`);
