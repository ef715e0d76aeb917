// The bare baseline of a start: node:http, the embedded PostgreSQL and one query, and nothing else. Run by npm as the product is.
import { createServer } from 'node:http';
import { startEmbeddedPostgres } from '@folio/server/kernel/db/embedded-postgres';
import pg from 'pg';

const postgres = await startEmbeddedPostgres(process.env.DATA_DIR ?? '');
const pool = new pg.Pool({ connectionString: postgres.connectionString });
const server = createServer((_, response) => {
  pool.query('select 1').then(
    () => response.end('ok'),
    (problem: unknown) => response.writeHead(503).end(String(problem)),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  server.closeIdleConnections();
  void pool.end().then(() => postgres.stop());
});
