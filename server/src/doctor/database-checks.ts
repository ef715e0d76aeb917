// Checks of the database, embedded or given, and of facts that only it knows: clock, models, encrypted values, stored files, jobs.
import { existsSync } from 'node:fs';
import { databaseName, startSentence } from '../app/start-sentence.ts';
import type { Settings } from '../kernel/config.ts';
import { type Database, openDatabase } from '../kernel/db/database.ts';
import { startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { examineDatabase, examineMigrations } from '../kernel/db/migrate.ts';
import { locateCluster } from '../kernel/db/postgres-cluster.ts';
import { listSealedValues } from '../kernel/db/sealed-values.queries.ts';
import { decryptSecret } from '../kernel/secrets.ts';
import { type CheckResult, ok, problem, warning } from './check-result.ts';
import { deferredEvents, listConnectionFacts, readServerFacts, type ServerFacts, secondsOfOldestJob } from './doctor.queries.ts';
import { secretKeyOf } from './machine-checks.ts';
import { checkReplicas } from './replica-checks.ts';
import { checkStoredFiles } from './storage-checks.ts';

function checkServer({ version, isReadOnly, canCreate, connections, maxConnections }: ServerFacts, address: string): CheckResult {
  const name = 'Database';
  const found = `PostgreSQL ${version} at ${address}, ${connections} of ${maxConnections} connections in use.`;
  if (isReadOnly) return problem(name, `${found} It is read-only.`, 'Connect to the primary server, not to a standby.');
  if (!canCreate)
    return problem(name, found, 'Make the user of DATABASE_URL the owner of the database: it may not create tables.');
  if (connections > maxConnections * 0.8)
    return warning(name, found, 'Raise max_connections, or use a pooler: each process of Folio uses up to 28 connections.');
  return ok(name, found);
}

/** Log-in codes, sessions and schedules compare both clocks. */
export function checkClock(differenceMs: number): CheckResult {
  const name = 'Clock';
  const seconds = (Math.abs(differenceMs) / 1000).toFixed(1);
  const found = `The clock of this machine is ${seconds} s ${differenceMs > 0 ? 'ahead of' : 'behind'} that of the database.`;
  const advice = 'Synchronise both machines by NTP.';
  if (Math.abs(differenceMs) > 30_000) return problem(name, found, advice);
  if (Math.abs(differenceMs) > 2000) return warning(name, found, advice);
  return ok(name, `The clocks of this machine and of the database differ by ${seconds} s.`);
}

async function checkMigrations(connectionString: string): Promise<CheckResult> {
  const name = 'Migrations';
  const { pending, hasAny, isNewer } = await examineMigrations(connectionString);
  if (isNewer)
    return problem(
      name,
      'The database was migrated by a newer version of Folio.',
      'Start that version, or restore a backup made before the update.',
    );
  if (!hasAny)
    return warning(name, 'The database is empty.', 'The first start fills it. If Folio ran before, DATABASE_URL is wrong.');
  if (pending > 0) return warning(name, `${pending} are pending.`, 'The next start runs them; make a backup before.');
  return ok(name, 'None is pending.');
}

async function checkModels(database: Database): Promise<CheckResult[]> {
  const name = 'Models';
  const connections = await listConnectionFacts(database);
  if (connections.length === 0)
    return [ok(name, 'No model is connected; orders that the built-in writer cannot write wait on hold.')];
  const advice = 'Test the connection in Control panel → Models; the message there names the cause.';
  return connections.map(({ name: connection, state, testedAt, pausedUntil, isChosen }) => {
    const when = testedAt === null ? 'never tested' : `${state}, tested ${testedAt.toISOString()}`;
    const found = `${connection}: ${when}${isChosen ? ', in use' : ''}.`;
    if (pausedUntil !== null) return problem(name, `${found} Paused after failures until ${pausedUntil.toISOString()}.`, advice);
    if (state === 'failing') return (isChosen ? problem : warning)(name, found, advice);
    return ok(name, found);
  });
}

async function checkSealedValues(database: Database, settings: Settings): Promise<CheckResult> {
  const name = 'Encrypted values';
  const current = secretKeyOf(settings);
  const sealed = await listSealedValues(database, 500);
  if (sealed.length === 0) return ok(name, 'There are none.');
  const isReadable = (value: string) => {
    try {
      decryptSecret(value, { current: current ?? '', previous: settings.givenKeys.previous });
      return true;
    } catch {
      return false;
    }
  };
  const unreadable = current === null ? sealed.length : sealed.filter((value) => !isReadable(value)).length;
  if (unreadable > 0)
    return problem(
      name,
      `${unreadable} of ${sealed.length} cannot be read with the secret key.`,
      'Set SECRET_KEY (or secret.key) as before, or name the earlier key in SECRET_KEY_PREVIOUS.',
    );
  return ok(name, `${sealed.length} can be read with the secret key.`);
}

async function checkJobs(database: Database): Promise<CheckResult> {
  const name = 'Jobs';
  const seconds = await secondsOfOldestJob(database);
  if (seconds === null) return ok(name, 'None is waiting.');
  const found = `The oldest one has been waiting for ${Math.round(seconds)} s.`;
  if (seconds > 300) return warning(name, found, 'Start a process with FOLIO_ROLE=worker or all, or raise WORKER_CONCURRENCY.');
  return ok(name, found);
}

/** Event counts for notifications and webhooks. */
async function checkEvents(database: Database): Promise<CheckResult> {
  const name = 'Events';
  const { count, name: worst } = await deferredEvents(database);
  if (count === 0) return ok(name, 'All are delivered.');
  const found = `${count} failed more than once and wait for another try, among them "${worst}".`;
  return warning(name, found, 'The log of the workers says why ("An event was not delivered"); the others are delivered.');
}

/** Detects a pooler, and checks that the queue bypasses it. */
async function checkPooler(isPooled: boolean, settings: Settings): Promise<CheckResult> {
  const name = 'Connection pooler';
  const direct = settings.databaseDirectUrl;
  const advice = 'Set DATABASE_DIRECT_URL to the database itself, so that jobs start at once and not once a second.';
  if (direct === null)
    return isPooled ? warning(name, 'A pooler is in front of the database.', advice) : ok(name, 'There is none.');
  try {
    if ((await examineDatabase(direct)).isPooled) return warning(name, 'DATABASE_DIRECT_URL leads through a pooler too.', advice);
  } catch (cause) {
    const found = startSentence(cause, { ...settings, databaseUrl: direct });
    return problem(name, found.replace('DATABASE_URL', 'DATABASE_DIRECT_URL'), 'Correct DATABASE_DIRECT_URL, or leave it out.');
  }
  return ok(name, isPooled ? 'The queue uses DATABASE_DIRECT_URL.' : 'There is none; DATABASE_DIRECT_URL is not needed.');
}

async function checkOpened(url: string, isPooled: boolean, settings: Settings): Promise<CheckResult[]> {
  const database = openDatabase(url, { size: 1, name: 'folio-doctor', isPooled });
  try {
    const before = Date.now();
    const facts = await readServerFacts(database);
    const migrations = await checkMigrations(url);
    const results = [
      checkServer(facts, databaseName(settings.databaseUrl)),
      checkClock((before + Date.now()) / 2 - facts.now),
      migrations,
      ...(await checkReplicas(settings, database)),
    ];
    if (migrations.state !== 'ok') return results;
    return [
      ...results,
      await checkSealedValues(database, settings),
      await checkStoredFiles(database, settings),
      await checkJobs(database),
      await checkEvents(database),
      ...(await checkModels(database)),
    ];
  } finally {
    await database.close();
  }
}

async function checkEmbedded(settings: Settings): Promise<CheckResult[]> {
  if (!existsSync(locateCluster(settings.dataDir).cluster))
    return [
      warning(
        'Database',
        'The embedded PostgreSQL has no database yet.',
        'The first start makes it. If Folio ran before, DATA_DIR is wrong.',
      ),
    ];
  const embedded = await startEmbeddedPostgres(settings.dataDir);
  try {
    return await checkOpened(embedded.connectionString, false, settings);
  } finally {
    // Continues running where a process of Folio uses it.
    await embedded.stop();
  }
}

export async function checkDatabase(settings: Settings): Promise<CheckResult[]> {
  const { databaseUrl } = settings;
  try {
    if (databaseUrl === null) return await checkEmbedded(settings);
    const { isPooled } = await examineDatabase(databaseUrl);
    return [await checkPooler(isPooled, settings), ...(await checkOpened(databaseUrl, isPooled, settings))];
  } catch (cause) {
    return [problem('Database', startSentence(cause, settings), 'Folio cannot start before that is corrected.')];
  }
}
