// Throughput of web and worker processes in a second, and their processor time.
import { setTimeout as wait } from 'node:timers/promises';
import { type Call, callApi } from '../api/api-call.ts';
import type { Installation } from '../chaos/installation.ts';
import type { Team } from '../chaos/teams.ts';
import { processorMs } from '../heavy/process-use.ts';

const sentences = 'Trail shoes that grip on wet stone. They are light and they last for years. The sole can be replaced. ';
const reply = { tool: 'review_response', fields: { business: 'Mill Lane', review: sentences.repeat(3), language: 'en' } };

/** Calls of a page: a list, a poll, an open document. */
const pathsOf = (team: Team): string[] => {
  const [document = 0] = team.documents;
  return [
    'services/orders/show?per_page=20',
    `services/orders/show?per_page=100&order_detail_ids[]=${document}`,
    `services/orders/show?action=retrieve-html&order_detail_id=${document}`,
  ];
};

const repeat = async (count: number, run: (nth: number) => Promise<void>) => {
  await Promise.all(Array.from({ length: count }, (_, nth) => run(nth)));
};

/** Requests that `clients` make for so long, each at one of the processes and waiting for its answer. */
export async function countRequests(urls: readonly string[], teams: readonly Team[], clients: number, ms: number) {
  const endsAt = performance.now() + ms;
  let count = 0;
  await repeat(clients, async (client) => {
    const team = teams[client % teams.length];
    if (!team) return;
    for (let nth = 0; performance.now() < endsAt; nth += 1) {
      const path = pathsOf(team)[nth % 3] ?? '';
      const answer = await callApi(urls[client % urls.length] ?? '', { method: 'GET', path, token: team.token });
      if (answer?.status !== 200) throw new Error(`${path} answered ${answer?.status}`);
      if (performance.now() < endsAt) count += 1;
    }
  });
  return count;
}

/** Orders of all teams, placed by `clients` at a time; their documents are remembered. */
export async function placeOrders(urls: readonly string[], teams: readonly Team[], count: number, clients = 8): Promise<void> {
  let next = 0;
  await repeat(clients, async () => {
    while (next < count) {
      const nth = next;
      next += 1;
      const team = teams[nth % teams.length];
      if (!team) return;
      const call: Call = { method: 'POST', path: 'services/orders/create', body: reply, token: team.token };
      const answer = await callApi(urls[nth % urls.length] ?? '', call);
      if (answer?.status !== 200) throw new Error(`An order was answered ${answer?.status} ${JSON.stringify(answer?.body)}`);
      if (team.documents.length === 0)
        team.documents.push((answer.body['order'] as { order_details: { id: number }[] }).order_details[0]?.id ?? 0);
    }
  });
}

export async function countWritten({ cluster }: Installation): Promise<number> {
  const [row] = await cluster.query<{ count: number }>(
    `select count(*)::int from order_details where status = 'accepted' and tool_slug = 'review_response'`,
  );
  return row?.count ?? 0;
}

export async function waitUntilWritten(installation: Installation, count: number): Promise<void> {
  while ((await countWritten(installation)) < count) await wait(200);
}

/** Returns the processor seconds by kind of process while `run` runs. */
export async function processorOf({ processes, cluster }: Installation, run: () => Promise<unknown>) {
  const now = () => {
    const of = (role: string) =>
      processes.filter(({ name }) => name.startsWith(role)).reduce((sum, one) => sum + processorMs(one.pid()), 0);
    return { web: of('web'), worker: of('worker'), database: processorMs(cluster.pid()) };
  };
  const before = now();
  await run();
  const after = now();
  return {
    web: (after.web - before.web) / 1000,
    worker: (after.worker - before.worker) / 1000,
    database: (after.database - before.database) / 1000,
  };
}
