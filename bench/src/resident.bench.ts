// Prints the memory of a process before a burst of large and hostile bodies and files, at its peak, and one and three minutes later.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { startProduct } from './child-process.ts';
import { cleanUpAtTheEnd } from './clean-up.ts';

const port = 3916;
const url = `http://127.0.0.1:${port}`;
const megabyte = 1_000_000;
const rounds = 5;
/** Calls under way at once. */
const atOnce = 8;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The web process alone: PostgreSQL's memory is its own affair. */
const residentMb = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A picture of a few hundred kilobytes that takes 144 MB once it is read. */
function wideImage(): Buffer {
  const side = 12_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const pixels = deflateSync(Buffer.alloc((side + 1) * side));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

interface Upload {
  path: string;
  method: 'PUT' | 'POST';
  field: string;
  name: string;
  bytes: Buffer;
  fields: Record<string, string>;
}

function uploads(): Upload[] {
  const source = {
    path: '/features/additional-source/create',
    method: 'PUT',
    field: 'file',
    fields: { type: 'file', name: 'Bench' },
  } as const;
  const pair = { source_language: 'en', target_language: 'de' };
  const rows = Buffer.from('one;two;three\n'.repeat(340_000));
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(9 * megabyte)]);
  const text = Buffer.from('The boots weigh nine hundred grams. '.repeat(250_000));
  return [
    { ...source, name: 'text.txt', bytes: text },
    { ...source, name: 'page.html', bytes: Buffer.from('<div>'.repeat(1_800_000)) },
    { ...source, name: 'broken.docx', bytes: zip },
    { ...source, name: 'broken.pdf', bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9 * megabyte)]) },
    { ...source, name: 'rows.csv', bytes: rows },
    { path: '/services/translation_memory/import', method: 'POST', field: 'file', name: 'rows.csv', bytes: rows, fields: pair },
    { path: '/services/glossary/import', method: 'POST', field: 'file', name: 'broken.xlsx', bytes: zip, fields: pair },
    { path: '/tools/update_user_photo', method: 'POST', field: 'photo', name: 'wide.png', bytes: wideImage(), fields: {} },
  ];
}

const jsonBodies = (): string[] => [
  `{"title":${'['.repeat(400_000)}${']'.repeat(400_000)}}`,
  JSON.stringify({ title: 'x'.repeat(megabyte) }),
  JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`field${index}`, index]))),
];

async function burst(token: string): Promise<Map<number, number>> {
  const authorization = `Bearer ${token}`;
  const statuses = new Map<number, number>();
  const calls = [
    ...uploads().map(({ path, method, field, name, bytes, fields }) => () => {
      const body = new FormData();
      for (const [key, value] of Object.entries(fields)) body.append(key, value);
      body.append(field, new Blob([Uint8Array.from(bytes)]), name);
      const init: RequestInit = { method, headers: { authorization }, body };
      return fetch(`${url}/api${path}`, init);
    }),
    ...jsonBodies().map((body) => () => {
      const headers = { authorization, 'content-type': 'application/json' };
      return fetch(`${url}/api/services/orders/create`, { method: 'POST', headers, body });
    }),
  ];
  const queue = Array.from({ length: rounds }, () => calls).flat();
  const send = async () => {
    for (let call = queue.shift(); call; call = queue.shift()) {
      const response = await call().catch(() => null);
      await response?.arrayBuffer();
      const status = response?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  return statuses;
}

export async function benchResident(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-bench-resident-'));
  chmodSync(folder, 0o755);
  const cleanUp = cleanUpAtTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const product = await startProduct(`${url}/readyz`, {
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
  });
  const person = { name: 'Bench Person', email: 'bench@example.com', password: 'correct-horse-battery', company: 'Bench' };
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/api/services/auth/register`, { method: 'POST', headers, body: JSON.stringify(person) });
  const { 'service-api': access } = (await signedIn.json()) as { 'service-api': { token: string } };
  await pause(5000);
  const before = residentMb(product.pid);
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMb(product.pid));
  }, 100);
  const figures: string[] = [];
  for (const round of [1, 2]) {
    const statuses = [...(await burst(access.token))].map(([status, count]) => `${count} × ${status}`).join(', ');
    await pause(60_000);
    const minute = residentMb(product.pid);
    if (round === 2) await pause(120_000);
    figures.push(`burst ${round} (${statuses}): highest ${Math.round(highest)} MB, after a minute ${Math.round(minute)} MB`);
  }
  clearInterval(watch);
  const after = residentMb(product.pid);
  await product.stop();
  await cleanUp();
  process.stdout.write(
    `resident memory: before ${Math.round(before)} MB; ${figures.join('; ')}; after three minutes ${Math.round(after)} MB\n`,
  );
}
