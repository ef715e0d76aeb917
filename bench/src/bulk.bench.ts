// A bulk order of 5,000 rows: validation and placement compared with a bare insert of the same rows, the cost of its polls and
// exports, and the delay before a colleague's single order starts while the rows run.
import { startProduct } from './child-process.ts';
import { median } from './quantiles.ts';
import { type SeededDatabase, seedDatabase } from './seeded-database.ts';
import { benchZip } from './zip.ts';

const rows = 5000;
const rounds = 3;
const port = 3905;
const base = `http://127.0.0.1:${port}/api`;

const csv = `business,review,signature,platform,language\n${Array.from(
  { length: rows },
  (_, index) =>
    `Trail shoe ${index + 1},"Grips on wet rock, light; ${200 + (index % 100)} g, lugs of 4 mm, drop 6 mm",Halden,google,en`,
).join('\n')}`;

const seconds = (value: number) => `${value.toFixed(2)} s`;

interface Caller {
  send: (path: string, body: FormData | object) => Promise<Record<string, unknown>>;
  get: (path: string) => Promise<Response>;
}

function callerOf(token: string): Caller {
  const headers = { authorization: `Bearer ${token}` };
  const check = async (response: Response) => {
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    send: async (path, body) => {
      const isForm = body instanceof FormData;
      const init = { method: 'POST', headers: { ...headers, ...(isForm ? {} : { 'content-type': 'application/json' }) } };
      const response = await fetch(`${base}${path}`, { ...init, body: isForm ? body : JSON.stringify(body) });
      return (await (await check(response)).json()) as Record<string, unknown>;
    },
    get: async (path) => check(await fetch(`${base}${path}`, { headers })),
  };
}

/** Validates a file and orders the validated rows, as a user does. */
async function validateAndOrder(caller: Caller): Promise<{ id: number; judged: number; placed: number }> {
  const start = performance.now();
  const form = new FormData();
  form.set('tool', 'review_response');
  form.set('file', new File([csv], 'shoes.csv'));
  const { upload } = (await caller.send('/services/orders/bulk/validate', form)) as { upload: { id: number } };
  const judged = (performance.now() - start) / 1000;
  const order = { tool: 'review_response', upload_id: upload.id };
  const { bulk_order } = (await caller.send('/services/orders/bulk/create', order)) as { bulk_order: { id: number } };
  return { id: bulk_order.id, judged, placed: (performance.now() - start) / 1000 - judged };
}

/** The same rows and ledger entries in one statement each, with the same triggers and indexes. */
async function insertBare({ client }: SeededDatabase, id: number): Promise<number> {
  const start = performance.now();
  await client.query('begin');
  await client.query(
    `with copied as (
       insert into order_details (order_id, account_id, user_id, tool_slug, title, language, status, price, credits_reserved, row_number, fields)
       select order_id, account_id, user_id, tool_slug, title, language, 'processing', price, price, row_number, fields from order_details where bulk_order_id = $1
       returning id, price)
     insert into credit_movements (account_id, user_id, order_detail_id, kind, amount, balance) select 1, 1, id, 'reserve', -price, 0 from copied`,
    [id],
  );
  await client.query('commit');
  return (performance.now() - start) / 1000;
}

/** Milliseconds until a colleague's single order is being written. */
async function singleBeginsAfter({ client }: SeededDatabase, caller: Caller): Promise<number> {
  const start = performance.now();
  const { order } = (await caller.send('/services/orders/create', {
    tool: 'review_response',
    fields: { business: 'Single shoe', review: 'Quick' },
  })) as { order: { order_details: { id: number }[] } };
  for (;;) {
    const { rows: found } = await client.query<{ status: string }>('select status from order_details where id = $1', [
      order.order_details[0]?.id,
    ]);
    if (found[0]?.status !== 'processing') return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function run(database: SeededDatabase, pid: number): Promise<void> {
  const caller = callerOf(database.token);
  const wholes: number[] = [];
  const ratios: number[] = [];
  let last = { id: 0, judged: 0, placed: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    last = await validateAndOrder(caller);
    const bare = await insertBare(database, last.id);
    // The first round warms up; of the others the rows of the last one go on running.
    if (round > 0) wholes.push(last.judged + last.placed);
    if (round > 0) ratios.push(last.placed / bare);
    if (round < rounds) await caller.send('/services/orders/bulk/cancel', { bulk_order_id: last.id });
  }
  process.stdout.write(`5,000 rows judged and placed: ${seconds(median(wholes))} (aim: at most 5 s)\n`);
  process.stdout.write(`  of it placing: ${median(ratios).toFixed(1)} times the bare insert of the same rows\n`);
  const begins: number[] = [];
  for (let order = 0; order < 9; order += 1) begins.push(await singleBeginsAfter(database, caller));
  process.stdout.write(
    `a single order beside them begins after ${Math.round(median(begins))} ms, at worst ${Math.round(Math.max(...begins))} ms (aim: at most 2,000)\n`,
  );
  const polls: number[] = [];
  for (let poll = 0; poll < 20; poll += 1) {
    const start = performance.now();
    await (await caller.get(`/services/orders/bulk/show?bulk_order_id=${last.id}&per_page=25`)).arrayBuffer();
    polls.push(performance.now() - start);
  }
  process.stdout.write(`a poll of its grid while rows run: ${Math.round(median(polls))} ms\n`);
  const start = performance.now();
  await caller.send('/services/orders/bulk/cancel', { bulk_order_id: last.id });
  process.stdout.write(`the rest cancelled: ${seconds((performance.now() - start) / 1000)}\n`);
  const exporting = performance.now();
  await (await caller.get(`/services/orders/bulk/export?bulk_order_id=${last.id}&format=xlsx`)).arrayBuffer();
  process.stdout.write(`all rows exported as xlsx: ${seconds((performance.now() - exporting) / 1000)}\n`);
  await benchZip(database, { url: `http://127.0.0.1:${port}`, pid, token: database.token, bulkOrderId: last.id });
}

export async function benchBulk(): Promise<void> {
  const database = await seedDatabase();
  try {
    const product = await startProduct(`http://127.0.0.1:${port}/readyz`, {
      DATABASE_URL: database.connectionString,
      DATA_DIR: database.dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
    });
    try {
      await run(database, product.pid);
    } finally {
      await product.stop();
    }
  } finally {
    await database.stop();
  }
}
