// An update without a stop: processes of the newest release and of these sources beside each other on one database, under load.
import { setTimeout as wait } from 'node:timers/promises';
import { startModelServer } from '@folio/engine/models/testing/model-server';
import { examineMigrations } from '@folio/server/kernel/db/migrate';
import { randomFrom, seedOfRun } from '@folio/server/testing/random';
import { expect, it } from 'vitest';
import { callApi } from '../api/api-call.ts';
import { createClients } from './clients.ts';
import { compareRecords } from './compare-records.ts';
import { buildFormerRelease } from './former-release.ts';
import { abortAttempt } from './give-up-writing.ts';
import { type Installation, startInstallation } from './installation.ts';
import { checkInvariants } from './invariants.ts';
import { startLoad } from './load.ts';
import { quickScript } from './model-replies.ts';
import { createRecords } from './records.ts';
import { sweepFiles } from './sweep-files.ts';
import { registerTeams } from './teams.ts';
import { waitUntilQuiet } from './wait-until-quiet.ts';

const perSecond = 6;

/** Milliseconds of load before and after the update, and milliseconds for a drained process to finish its open requests. */
const aloneMs = 3000;
const drainMs = 3000;

/** Documents that each version's worker writes while it is the only one. */
const writtenAlone = 5;
const writtenWithinS = 60;
const quietWithinS = 60;

async function writeSome({ cluster }: Installation): Promise<void> {
  const count = async () => {
    const [row] = await cluster.query<{ count: number }>(
      `select count(*)::int as count from order_details where status = 'accepted'`,
    );
    return row?.count ?? 0;
  };
  const before = await count();
  await expect.poll(count, { timeout: writtenWithinS * 1000, interval: 250 }).toBeGreaterThanOrEqual(before + writtenAlone);
}

/** Places an order with the same idempotency key for all versions. Returns the order, or the unexpected response. */
async function orderWithKey(url: string, token: string): Promise<unknown> {
  const body = {
    tool: 'keyword_clusters',
    fields: { keywords_list: 'rye bread\nsourdough starter', language: 'en' },
    title: 'Of both versions',
  };
  const headers = { 'idempotency-key': 'of-both-versions' };
  const answer = await callApi(url, { method: 'POST', path: 'services/orders/create', body, token, headers });
  return answer?.status === 200 ? (answer.body['order'] as { id: number }).id : answer;
}

it('the newest release and these sources serve and work side by side, and nothing is lost', { timeout: 420_000 }, async () => {
  const seed = seedOfRun();
  const beganAt = performance.now();
  const stages: string[] = [];
  const reach = (stage: string) => stages.push(`${((performance.now() - beganAt) / 1000).toFixed(1)} s ${stage}`);
  const former = buildFormerRelease();
  const model = await startModelServer('openai-compatible', quickScript());
  const records = createRecords();
  const onDeath = (name: string, code: number | null, lines: string[]) =>
    records.violate('no process ends', `${name} with ${code}: ${lines.slice(-10).join('\n')}`);
  const options = { roles: ['web', 'worker'], main: former.main, hasSmallDisks: false, onDeath } as const;
  let installation: Installation | undefined;
  try {
    installation = await startInstallation(options);
    const [formerWeb, formerWorker] = installation.processes;
    const url = formerWeb?.url ?? '';
    const people = await registerTeams(url, 2, model.baseUrl);
    // The load balancer's current targets.
    const urls = [url];
    const random = randomFrom(seed);
    const clients = createClients(urls, random, records);
    const token = people.teams[0]?.token ?? '';
    const ordered = await orderWithKey(url, token);
    expect(ordered).toEqual(expect.any(Number));
    const load = startLoad(people, clients, records, random, perSecond);
    await wait(aloneMs);

    reach('the former version serves');
    const { pending } = await examineMigrations(installation.cluster.urlAt(installation.cluster.port));

    // The new version migrates while the previous version's worker continues.
    const newWeb = await installation.add('web');
    expect(await examineMigrations(installation.cluster.urlAt(installation.cluster.port))).toMatchObject({ pending: 0 });
    urls.push(newWeb.url);
    expect(await orderWithKey(newWeb.url, token), 'what the former version kept under a key').toBe(ordered);
    reach(`${pending} migrations ran, both versions serve`);
    await writeSome(installation);
    reach('the worker of the former version wrote');

    // A process of the former version that is started once more meets a database that is newer than it.
    urls.shift();
    await wait(drainMs);
    formerWeb?.kill(0);
    await expect.poll(() => (formerWeb?.starts() === 2 ? formerWeb.isReady() : false), { timeout: 90_000 }).toBe(true);
    urls.push(url);
    reach('the former version was started once more');
    const newWorker = await installation.add('worker');
    await writeSome(installation);
    reach('the workers of both versions wrote');

    urls.splice(urls.indexOf(url), 1);
    await wait(drainMs);
    await formerWeb?.stop();
    await formerWorker?.stop();
    reach('the former version stopped');
    await writeSome(installation);
    reach('the worker of the new version wrote');
    await load.stop();
    await abortAttempt(installation.cluster);
    for (const { what, count, ids } of await waitUntilQuiet(installation.cluster, quietWithinS))
      records.violate('no work is stuck', `${count} ${what}: ${(ids ?? []).join(', ')}`);
    reach('all work has ended');
    await compareRecords(records, installation.cluster);
    await sweepFiles(installation, records);
    const { files } = await checkInvariants(installation, records);

    reach('the invariants are checked');
    process.stdout.write(`rolling update from ${former.name}, seed ${seed}: ${stages.join(', ')}\n`);
    const answers = [...records.counts].map(([name, count]) => `${count} ${name}`);
    const lines = [...(formerWeb?.lastLines() ?? []), ...newWeb.lastLines(), ...newWorker.lastLines()];
    expect(
      answers.filter((line) => / (5\d\d|unanswered)$/.test(line)),
      lines.join('\n'),
    ).toEqual([]);
    expect(records.violations, answers.join('\n')).toEqual([]);
    for (const kind of ['order', 'comment', 'picture', 'save', 'source'])
      expect(records.asked.filter((one) => one.kind === kind && one.outcome === 'acknowledged').length, kind).toBeGreaterThan(0);
    expect(files).toBeGreaterThan(0);
  } finally {
    await installation?.stop();
    model.close();
    former.remove();
  }
});
