// 5,000 open pages on one process: how long an event takes to the last of those whom it concerns, and the memory that the streams take, beside a
// bare server with as many.
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { hashToken } from '@folio/server/kernel/secrets';
import { type Child, startChild, startProduct } from './child-process.ts';
import { residentMegabytes } from './heavy/process-use.ts';
import { quantile } from './quantiles.ts';
import { type SeededDatabase, seedDatabase } from './seeded-database.ts';

const people = 250;
const pagesOfPerson = 20;
const events = 500;
const [productPort, barePort] = [3903, 3904];
const firstPerson = 2;

const tokenOf = (person: number) => `folio_session_bench_${person}`;

async function seedPeople({ client }: SeededDatabase): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `insert into users (account_id, name, email, password_hash, role) select 1, 'P' || n, 'p' || n || '@example.com', '-', 'user'
     from generate_series($1::int, $2::int) n returning id`,
    [firstPerson, firstPerson + people - 1],
  );
  for (const { id } of rows)
    await client.query(`insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '10 hours')`, [
      hashToken(tokenOf(id)),
      id,
    ]);
}

interface Page {
  socket: Socket;
  person: number;
  isOpen: boolean;
}

/** Opens a stream as a page does; `onEvent` gets the moment of each event. */
function openPage(port: number, person: number, onEvent: (person: number, at: number) => void): Page {
  const socket = connect(port, '127.0.0.1');
  const page: Page = { socket, person, isOpen: false };
  socket.write(
    `GET /api/changes HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\nauthorization: Bearer ${tokenOf(person)}\r\nx-place: u${person}\r\n\r\n`,
  );
  socket.on('data', (data) => {
    const text = data.toString('latin1');
    if (text.includes('retry: 2000')) page.isOpen = true;
    if (text.includes('event: changed')) onEvent(person, performance.now());
  });
  return page;
}

interface Figures {
  /** Milliseconds from the notification to a page; 99 of 100 are at most this. */
  p99: number;
  /** Taken by the streams, in megabytes. */
  memory: number;
}

async function waitFor(isThere: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + 5000;
  while (!isThere() && performance.now() < giveUpAt) await delay(1);
}

async function measure(seeded: SeededDatabase, port: number, child: Child): Promise<Figures> {
  const before = residentMegabytes(child.pid);
  let sentAt = 0;
  let received = 0;
  const times: number[] = [];
  const onEvent = (_: number, at: number) => {
    received += 1;
    times.push(at - sentAt);
  };
  const pages: Page[] = [];
  for (let person = firstPerson; person < firstPerson + people; person += 1) {
    for (let nth = 0; nth < pagesOfPerson; nth += 1) pages.push(openPage(port, person, onEvent));
    while (pages.some(({ isOpen }) => !isOpen)) await delay(5);
  }
  await delay(2000);
  const memory = residentMegabytes(child.pid) - before;
  times.length = 0;
  for (let nth = 0; nth < events; nth += 1) {
    received = 0;
    sentAt = performance.now();
    await seeded.client.query('select pg_notify($1, $2)', ['folio_changes', `bench u${firstPerson + (nth % people)}`]);
    await waitFor(() => received >= pagesOfPerson);
    if (received < pagesOfPerson) throw new Error(`Only ${received} of ${pagesOfPerson} pages received event ${nth}`);
  }
  for (const { socket } of pages) socket.destroy();
  return { p99: quantile(times, 0.99), memory };
}

export async function benchChanges(): Promise<void> {
  const seeded = await seedDatabase();
  await seedPeople(seeded);
  const env = {
    DATABASE_URL: seeded.connectionString,
    DATA_DIR: seeded.dataDir,
    PORT: String(productPort),
    FOLIO_ROLE: 'web',
    LOG_LEVEL: 'warn',
  };
  const product = await startProduct(`http://127.0.0.1:${productPort}/healthz`, env);
  const bare = await startChild(
    [process.execPath, 'bench/src/bare-streams.ts', seeded.connectionString, String(barePort)],
    `http://127.0.0.1:${barePort}/`,
  );
  try {
    const own = await measure(seeded, productPort, product);
    const plain = await measure(seeded, barePort, bare);
    process.stdout.write(
      `${people * pagesOfPerson} open pages: an event reaches 99 of 100 pages in ${(own.p99 / plain.p99).toFixed(1)} times the bare server's time (${own.p99.toFixed(1)} ms, bare ${plain.p99.toFixed(1)} ms; aim: at most 50 ms)\n`,
    );
    process.stdout.write(
      `${people * pagesOfPerson} open pages: ${(own.memory / plain.memory).toFixed(1)} times the bare server's memory (${own.memory.toFixed(0)} MB, bare ${plain.memory.toFixed(0)} MB; aim: at most 200 MB)\n`,
    );
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await seeded.stop();
  }
}
