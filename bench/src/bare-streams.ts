// The bare baseline of streams: node:http, one connection that listens to the product's channel, and nothing else. Run as a child process.
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';

const streams = new Map<string, Set<ServerResponse>>();
const client = new pg.Client({ connectionString: process.argv[2] ?? '' });
await client.connect();
client.on('notification', ({ payload }) => {
  for (const key of (payload ?? '').split(' ').slice(1))
    for (const response of streams.get(key) ?? []) response.write('event: changed\ndata: {}\n\n');
});
await client.query('listen folio_changes');
const server = createServer((request, response) => {
  const key = request.headers['x-place'];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (typeof key !== 'string') return response.end();
  const those = streams.get(key) ?? new Set();
  streams.set(key, those.add(response));
  response.write('retry: 2000\n\n');
  return;
});
server.listen(Number(process.argv[3]), '127.0.0.1');
