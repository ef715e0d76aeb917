// Writes the routes of the contract for the browser: `"GET /user"` by group and call, without schemas, the sentences of the API's documentation and
// who may call them, which the server alone judges. `contract.gen.json` is in the first load, `contract-later.gen.json` comes with the first
// call of its groups.
import { writeFileSync } from 'node:fs';
import { contract } from '@folio/contract/contract';
import { minifyContractRouter } from '@orpc/contract';

interface MinifiedCall {
  '~orpc': { route: { method: string; path: string } };
}

/** Groups that the first pages call: shell, dashboard, documents with their comments, tools. */
const first = new Set<string>(
  'session users tools writing orders documents folders credits usage comments platform analytics workspaces workspaceSettings sources websites brandVoices guidelines'.split(
    ' ',
  ),
);

const groups = Object.entries(minifyContractRouter(contract) as unknown as Record<string, Record<string, MinifiedCall>>);
const routeOf = ({ '~orpc': { route } }: MinifiedCall) => `${route.method} ${route.path}`;
function write(name: string, isWanted: (group: string) => boolean): void {
  const routes = Object.fromEntries(
    groups
      .filter(([group]) => isWanted(group))
      .map(([group, calls]) => [group, Object.fromEntries(Object.entries(calls).map(([call, route]) => [call, routeOf(route)]))]),
  );
  writeFileSync(new URL(`../src/base/${name}.gen.json`, import.meta.url), `${JSON.stringify(routes)}\n`);
}
write('contract', (group) => first.has(group));
write('contract-later', (group) => !first.has(group));
