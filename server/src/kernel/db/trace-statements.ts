// A span for each statement: named after a prepared statement, else after its verb and table. It has neither text nor values.
import { type OpenSpan, openSpan, problemName, type SpanValues } from '@folio/engine/work/tracing';
import type pg from 'pg';

type Query = (...words: unknown[]) => unknown;

const described =
  /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert into|update|delete from|begin|commit|rollback|set|listen|notify|copy)\b/i;
const tableNamed = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)"?/i;

export function describeStatement(first: unknown): { name: string; operation: string; table: string | null } {
  const { name, text } = (typeof first === 'string' ? { text: first } : first) as { name?: unknown; text?: unknown };
  const sql = typeof text === 'string' ? text.slice(0, 2000) : '';
  const operation = (described.exec(sql)?.[1] ?? 'statement').toLowerCase().split(' ', 1)[0] ?? '';
  const table = tableNamed.exec(sql)?.[1] ?? null;
  const readable = table === null ? operation : `${operation} ${table}`;
  return { name: typeof name === 'string' ? name : readable, operation, table };
}

function openStatement(first: unknown, more: SpanValues): OpenSpan | null {
  const { name, operation, table } = describeStatement(first);
  return openSpan({
    name,
    kind: 'client',
    values: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== null && { 'db.collection.name': table }),
      ...more,
    },
  });
}

/** Statements have a text; streams (COPY) are objects of their own. */
const isStatement = (first: unknown) =>
  typeof first === 'string' || (typeof first === 'object' && first !== null && 'text' in first && !('submit' in first));

/** Calls with a callback come from the pool, which has its own span. */
function tracedQuery(query: Query, more: SpanValues): Query {
  return (first, ...others) => {
    if (!isStatement(first) || typeof others.at(-1) === 'function') return query(first, ...others);
    const span = openStatement(first, more);
    const answer = query(first, ...others);
    if (span === null || !(answer instanceof Promise)) return answer;
    answer.then(
      () => span.end(),
      (problem: unknown) => {
        span.fail(problemName(problem));
        span.end();
      },
    );
    return answer;
  };
}

/** Statements of the pool, and of connections that are taken out of it for a transaction; `more` is noted of each. */
export function traceStatements(pool: pg.Pool, more: SpanValues = {}): void {
  Object.assign(pool, { query: tracedQuery(pool.query.bind(pool) as Query, more) });
  pool.on('connect', (client) => void Object.assign(client, { query: tracedQuery(client.query.bind(client) as Query, more) }));
}
