// Runs every sweep once on a large database, says how long it took, and which of its statements read a large table from its beginning to its end.
import { readConfig } from '@folio/server/app/read-config';
import { startKernel } from '@folio/server/app/start-kernel';
import { removeOldRows } from '@folio/server/features/retention/remove-old-rows';
import pg from 'pg';

/** Rows from which on a table counts as large. */
const large = 50_000;

interface Statement {
  text: string;
  values: unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Notes the statements of this process, each text once; connections that were made before it are not seen. */
function watchStatements(): { seen: Map<string, Statement>; stop: () => void } {
  const seen = new Map<string, Statement>();
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  const watched = function (this: pg.Client, ...words: unknown[]) {
    const [first, second] = words as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const given = typeof first === 'string' ? second : (first.values ?? second);
    if (!seen.has(text)) seen.set(text, { text, values: Array.isArray(given) ? given : [] });
    return (query as (...words: unknown[]) => unknown).apply(this, words);
  };
  Object.assign(pg.Client.prototype, { query: watched });
  return { seen, stop: () => void Object.assign(pg.Client.prototype, { query }) };
}

/** Those with a plan, without the job queue's. */
const planned = (seen: ReadonlyMap<string, Statement>) =>
  [...seen.values()].filter(({ text }) => /^\s*(?:select|with|update|delete|insert)\b/i.test(text) && !/\bpgboss\./.test(text));

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Large tables that a statement reads whole. */
async function wholeReads(client: pg.Client, { text, values }: Statement, sizes: ReadonlyMap<string, number>): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (format json) ${text}`, values);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return (plan ? nodesOf(plan) : [])
    .filter((node) => node['Node Type'] === 'Seq Scan' && (sizes.get(node['Relation Name'] ?? '') ?? 0) > large)
    .map((node) => node['Relation Name'] ?? '');
}

type Environment = Record<string, string>;

/** Runs each sweep once and prints its cost. */
export async function benchSweeps(environment: Environment, client: pg.Client): Promise<void> {
  const { jobs } = await import('@folio/server/app/features');
  const { rows } = await client.query<{ name: string; count: number }>(
    `select relname as name, reltuples::float8 as count from pg_class where relkind = 'r'`,
  );
  const sizes = new Map(rows.map(({ name, count }) => [name, count]));
  if (!rows.some(({ count }) => count > large))
    throw new Error(`No table has ${large} rows: seed more documents, or analyze them`);
  const statements = watchStatements();
  const { kernel, stop } = await startKernel(readConfig(environment));
  let watched = 0;
  try {
    for (const job of jobs.filter(({ cron }) => cron !== undefined)) {
      statements.seen.clear();
      const begin = performance.now();
      const signal = AbortSignal.timeout(job.timeout * 1000);
      await job.run(kernel, {} as never, { signal, isLastTry: true });
      const ms = performance.now() - begin;
      const own = planned(statements.seen);
      watched += own.length;
      const whole: string[] = [];
      for (const statement of own)
        for (const table of await wholeReads(client, statement, sizes))
          whole.push(`${table} (${statement.text.replaceAll(/\s+/g, ' ').slice(0, 80)})`);
      process.stdout.write(
        `sweep ${job.name}: ${ms.toFixed(0)} ms, ${own.length === 0 ? 'no statement was seen' : `${own.length} statements, reads whole: ${whole.join('; ') || 'none'}`}\n`,
      );
    }
  } finally {
    statements.stop();
    await stop();
  }
  // Each asks something: where fewer statements than sweeps were seen, nothing was checked.
  if (watched < 20) throw new Error(`Only ${watched} statements of the sweeps were seen`);
}

/** Removes calls of models that are older than the environment says, as the sweep does. */
export async function removeCalls(environment: Environment): Promise<{ removed: number; ms: number }> {
  const { kernel, stop } = await startKernel(readConfig(environment));
  try {
    const begin = performance.now();
    const removed = await removeOldRows(kernel, 'model_calls');
    return { removed, ms: performance.now() - begin };
  } finally {
    await stop();
  }
}
