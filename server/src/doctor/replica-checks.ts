// Checks of the read replicas: whether Folio would read from them now.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { databaseName, startSentence } from '../app/start-sentence.ts';
import type { Settings } from '../kernel/config.ts';
import type { Database } from '../kernel/db/database.ts';
import {
  ReplicaRefusal,
  readPrimaryPosition,
  readReplicaFacts,
  readSystem,
  refuseUnfit,
  type WalPosition,
} from '../kernel/db/replicas/read-replicas.ts';
import { type CheckResult, ok, problem, warning } from './check-result.ts';
import { readServerFacts } from './doctor.queries.ts';

const name = 'Read replica';
/** Maximum time until a replica shows a write of the primary. */
const withinMs = 1000;
const pauseMs = 20;

interface Primary {
  position: WalPosition;
  system: string | null;
}

const behind = (found: string, seconds: number | null) =>
  warning(
    name,
    `${found} It is behind: what it shows is ${seconds === null ? 'of an unknown time' : `${seconds.toFixed(1)} s old`}.`,
    'Reads go to the primary until it has caught up: look at its processor and disk, and at pg_stat_replication on the primary.',
  );

async function checkFacts(client: pg.Client, found: string, { position, system }: Primary): Promise<CheckResult> {
  const begun = performance.now();
  for (;;) {
    const facts = await readReplicaFacts(client);
    refuseUnfit(facts, system);
    const elapsedMs = performance.now() - begun;
    if (facts.timeline === position.timeline && facts.replayed !== null && facts.replayed >= position.at) {
      const { processID } = client as unknown as { processID: number };
      const late =
        elapsedMs < pauseMs ? 'It shows all that the primary has written.' : `It was ${Math.round(elapsedMs)} ms behind.`;
      return processID === facts.pid
        ? ok(name, `${found} ${late}`)
        : warning(
            name,
            `${found} ${late} A connection pooler is in front of it.`,
            'Let DATABASE_READ_URL lead to the server itself: behind a pooler each statement asks first how far it is.',
          );
    }
    if (elapsedMs > withinMs) return behind(found, facts.secondsOld);
    await wait(pauseMs);
  }
}

async function checkReplica(url: string, settings: Settings, primary: Primary): Promise<CheckResult> {
  const advice = 'Correct DATABASE_READ_URL; until then the primary answers all requests.';
  const client = new pg.Client({ connectionString: url, application_name: 'folio-doctor', connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { version } = await readServerFacts({ client });
    return await checkFacts(client, `PostgreSQL ${version} at ${databaseName(url)}.`, primary);
  } catch (cause) {
    if (cause instanceof ReplicaRefusal) return problem(name, `${databaseName(url)}: ${cause.message}.`, advice);
    const sentence = startSentence(cause, { ...settings, databaseUrl: url }).replace('DATABASE_URL', 'DATABASE_READ_URL');
    return problem(name, sentence, advice);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A result for each replica; none where there are no replicas. */
export async function checkReplicas(settings: Settings, database: Database): Promise<CheckResult[]> {
  if (settings.replicas === null) return [];
  const position = await readPrimaryPosition(database.client);
  if (position === null)
    return [warning(name, 'It was not checked.', 'Correct DATABASE_URL first: it leads to a standby server.')];
  const system = await readSystem(database.client).catch(() => null);
  return Promise.all(settings.replicas.urls.map((url) => checkReplica(url, settings, { position, system })));
}
