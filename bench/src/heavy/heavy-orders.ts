// The whole product while it makes film, speech and a large picture and reads a file at once: how long its event loop waits, beside an idle one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { findTool } from '@folio/catalogue/catalogue';
import { startProduct } from '../child-process.ts';
import { seedDatabase } from '../seeded-database.ts';
import { givenPdf } from './reading.ts';
import { givenPhoto, usualPhoto } from './upscaling.ts';

const port = 3905;
const url = `http://127.0.0.1:${port}/api`;
const aimMs = 50;
/** Seconds of idling that the figure is beside. */
const idleSeconds = 10;
const timeoutMs = 300_000;

interface Waits {
  p99: number;
  most: number;
}

type Answer = Record<string, unknown>;

function callerOf(token: string) {
  const call = async (method: string, path: string, body?: FormData | Answer): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const result = (await answer.json()) as Answer;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(result)}`);
    return result;
  };
  return call;
}

const formOf = (values: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};

type Caller = ReturnType<typeof callerOf>;

/** Places the orders and returns the ids of their documents. */
async function placeOrders(call: Caller): Promise<number[]> {
  const photo = new File([new Uint8Array(await givenPhoto(usualPhoto))], 'photo.jpg');
  const uploaded = await call(
    'POST',
    '/services/orders/upload',
    formOf({ tool: 'image_upscaling', field: 'image', file: photo }),
  );
  const wanted: [string, Answer][] = [
    ['image_upscaling', { image: [(uploaded['asset'] as { id: number }).id], content_kind: 'photo', scale: 2 }],
    ['text_to_video', { duration: '5' }],
    ['text_to_speech', {}],
  ];
  const pdf = new File([new Uint8Array(await givenPdf())], 'shoes.pdf');
  await call('PUT', '/features/additional-source/create', formOf({ name: 'Shoes', type: 'file', file: pdf }));
  const ids: number[] = [];
  for (const [tool, changes] of wanted) {
    const placed = await call('POST', '/services/orders/create', { tool, fields: { ...findTool(tool)?.example, ...changes } });
    ids.push(...(placed['order'] as { order_details: { id: number }[] }).order_details.map(({ id }) => id));
  }
  return ids;
}

/** Asks as people's browsers do, once a second each, until all is made. */
async function waitUntilMade(call: Caller, ids: readonly number[]): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const shown = await Promise.all(
      ids.map((id) => call('GET', `/services/orders/show?action=retrieve-html&order_detail_id=${id}`)),
    );
    const states = shown.map((one) => (one['orders'] as { status: string; reason: string | null }[])[0]);
    const wrong = states.find((state) => state?.status === 'failed' || state?.status === 'onHold');
    if (wrong) throw new Error(`an order ended ${wrong.status}: ${wrong.reason}`);
    if (states.every((state) => state?.status === 'accepted')) return;
    if (Date.now() > end) throw new Error('the orders take too long');
    await delay(1000);
  }
}

export async function benchHeavyOrders(): Promise<void> {
  await givenPdf();
  const database = await seedDatabase();
  const file = join(database.dataDir, 'loop.json');
  const watch = pathToFileURL(join(import.meta.dirname, 'watch-loop.ts')).href;
  const product = await startProduct(
    `http://127.0.0.1:${port}/readyz`,
    {
      DATABASE_URL: database.connectionString,
      DATA_DIR: database.dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      FOLIO_BENCH_LOOP: file,
    },
    ['--import', watch],
  );
  const waits = async (): Promise<Waits> => {
    process.kill(product.pid, 'SIGUSR2');
    await delay(300);
    return JSON.parse(readFileSync(file, 'utf8')) as Waits;
  };
  try {
    const call = callerOf(database.token);
    await call('GET', '/tools/show_user_info');
    await delay(3000);
    await waits();
    await delay(idleSeconds * 1000);
    const idle = await waits();
    const started = performance.now();
    await waitUntilMade(call, await placeOrders(call));
    const elapsed = performance.now() - started;
    const busy = await waits();
    process.stdout.write(
      `the product with a film, speech, a picture of 1024 px and a pdf at once (${(elapsed / 1000).toFixed(0)} s): its event loop waits ${busy.p99.toFixed(1)} ms in p99, ${busy.most.toFixed(0)} ms at most (idle: ${idle.p99.toFixed(1)} and ${idle.most.toFixed(0)}; aim ${aimMs} in p99)\n`,
    );
  } finally {
    await product.stop();
    await database.stop();
  }
}
