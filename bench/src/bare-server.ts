// The bare baseline: node:http and pg with the product's own SQL and session look-up, and nothing else. Run as a child process.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { findDocument } from '@folio/server/features/documents/document.queries';
import { countByStatus, listDocuments } from '@folio/server/features/documents/document-list.queries';
import { listFolders } from '@folio/server/features/folders/folders.queries';
import { sumApprovals, sumDays, sumWaits } from '@folio/server/features/reports/report-sums.queries';
import { findActorBySession } from '@folio/server/features/session/session.queries';
import { countByStatus as countTasks, listCards } from '@folio/server/features/tasks/core/task-views.queries';
import { openDatabase } from '@folio/server/kernel/db/database';
import { hashToken } from '@folio/server/kernel/secrets';

const database = openDatabase(process.argv[2] ?? '');

await database.client.query(
  'create table if not exists bare_orders (id serial primary key, account_id int not null, title text not null, fields jsonb not null, created_at timestamptz not null default now())',
);

const insert = {
  name: 'bare-insert',
  text: 'insert into bare_orders (account_id, title, fields) values ($1, $2, $3) returning id',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const token = (request.headers.authorization ?? '').slice('Bearer '.length);
  const found = await findActorBySession(database, hashToken(token));
  if (!found) return null;
  const url = new URL(request.url ?? '', 'http://localhost');
  if (url.pathname === '/board') {
    const choice = { workspaceIds: [Number(url.searchParams.get('workspace'))], view: 'all' } as const;
    const counts = await countTasks(database, found.actor, choice);
    const cards = [];
    for (const status of counts.keys()) cards.push(...(await listCards(database, found.actor, choice, status, 1)));
    return { counts: [...counts], cards };
  }
  if (url.pathname === '/report') {
    const [first, last] = [url.searchParams.get('from') ?? '', url.searchParams.get('to') ?? ''];
    const reach = { accountId: found.actor.accountId, workspaceIds: null, personalOf: null, userId: null, first, last };
    const sets = ['all', 'step', 'user', 'workspace'] as const;
    return {
      days: [...(await sumDays(database, reach, 'week', sets))],
      approvals: [...(await sumApprovals(database, reach, 'week', sets))],
      waits: await sumWaits(database, reach),
    };
  }
  const scope = { accountId: found.actor.accountId, userId: found.actor.id, workspaceId: null };
  if (url.pathname === '/insert') {
    const { fields } = JSON.parse(await bodyOf(request)) as { fields: unknown };
    return (await database.client.query({ ...insert, values: [found.actor.accountId, 'Baker', JSON.stringify(fields)] })).rows;
  }
  if (url.pathname === '/detail') return findDocument(database, Number(url.searchParams.get('id')));
  const ids = url.pathname === '/poll' ? url.searchParams.getAll('id').map(Number) : undefined;
  const rows = await listDocuments(database, scope, { ids, sort: '-created_at', page: 1, perPage: ids?.length ?? 10 });
  const counts = await countByStatus(database, scope);
  return { rows, counts, folders: ids ? [] : await listFolders(database, scope) };
}

function send(request: IncomingMessage, response: ServerResponse, body: unknown): void {
  const text = JSON.stringify(body);
  const tag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  if (request.headers['if-none-match'] === tag) response.writeHead(304, { etag: tag }).end();
  else response.writeHead(200, { 'content-type': 'application/json', etag: tag }).end(text);
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => send(request, response, body),
    (problem: unknown) => response.writeHead(500).end(String(problem)),
  );
});
server.listen(Number(process.argv[3]), '127.0.0.1', () => process.stdout.write('ready\n'));
