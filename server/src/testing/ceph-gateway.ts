// A real S3 server on loopback: Ceph's object gateway before one monitor and one OSD that keeps objects in memory (Debian's packages
// `radosgw`, `ceph-mon` and `ceph-osd`). A bucket, a user and a key for encryption are there when it has started.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { vi } from 'vitest';
import { findFreePort } from './free-port.ts';

const execute = promisify(execFile);

export interface CephGateway {
  endpoint: string;
  keys: { accessKeyId: string; secretAccessKey: string };
  bucket: string;
  /** A key that the gateway encrypts with, for `aws:kms`. */
  keyId: string;
  client: S3Client;
  /** Objects of the bucket on the OSD. */
  readRaw: (key: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

const settingsOf = (folder: string, fsid: string, monitorPort: number, gatewayPort: number, keyId: string) => `[global]
fsid = ${fsid}
mon host = v1:127.0.0.1:${monitorPort}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
run dir = ${folder}
admin socket =
log to file = false
mon cluster log to file = false
mon data = ${folder}/mon
mon data avail crit = 0
mon data avail warn = 0
paxos propose interval = 0.05
paxos min wait = 0.01
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 4294967296
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 2
osd pool default pgp num = 2
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
[client.gateway]
rgw data = ${folder}/gateway
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort} tcp_nodelay=1
rgw crypt require ssl = false
rgw crypt s3 kms backend = testing
rgw crypt s3 kms encryption keys = ${keyId}=${randomBytes(32).toString('base64')}
`;

/**
 * The first command may reach a monitor that does not know its own accounts yet: `EPERM`, though nothing asks for a key. The identity
 * makes it safe to send again, since it always gets the same number.
 */
async function createOsd(create: () => Promise<string>): Promise<void> {
  const number = await vi.waitFor(create, { timeout: 60_000, interval: 100 });
  if (number.trim() !== '0') throw new Error(`The first OSD has the number ${number.trim()}`);
}

/** One that starts in the moment in which the monitor makes a new map may end at once without a reason; it is started once more then. */
async function bringUpOsd(start: () => ChildProcess, readState: () => Promise<string>): Promise<void> {
  let osd = start();
  let starts = 1;
  await vi.waitFor(
    async () => {
      if (osd.exitCode !== null && starts < 5) {
        osd = start();
        starts += 1;
      }
      const { num_up_osds: count } = JSON.parse(await readState()) as { num_up_osds: number };
      if (count !== 1) throw new Error(`The OSD is not up after ${starts} starts`);
    },
    { timeout: 60_000, interval: 50 },
  );
}

export async function startCephGateway(): Promise<CephGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-ceph-'));
  for (const name of ['mon', 'osd', 'gateway']) mkdirSync(join(folder, name));
  const [monitorPort, gatewayPort] = [await findFreePort(), await findFreePort()];
  const fsid = randomUUID();
  const keyId = 'key-of-files';
  const file = join(folder, 'ceph.conf');
  writeFileSync(file, settingsOf(folder, fsid, monitorPort, gatewayPort, keyId));
  const env = { ...process.env, CEPH_CONF: file };
  const run = async (program: string, ...words: string[]) =>
    (await execute(program, words, { env, timeout: 60_000, killSignal: 'SIGKILL' })).stdout;
  const daemons: ChildProcess[] = [];
  let output = '';
  /** Each ends with this process, also where that is killed. */
  const start = (...command: string[]) => {
    const child = spawn('/usr/bin/setpriv', ['--pdeathsig=KILL', ...command], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    daemons.push(child);
    return child;
  };
  const close = async () => {
    const ended = daemons.filter((child) => child.kill('SIGKILL')).map((child) => once(child, 'exit'));
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const map = join(folder, 'monmap');
    await run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', `[v1:127.0.0.1:${monitorPort}]`, map);
    await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', '/dev/null');
    writeFileSync(join(folder, 'mon/keyring'), '');
    start('ceph-mon', '-f', '-i', 'a');
    const osdId = randomUUID();
    await run('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', osdId, '--no-mon-config');
    await createOsd(() => run('ceph', 'osd', 'create', osdId));
    await bringUpOsd(
      () => start('ceph-osd', '-f', '-i', '0'),
      () => run('ceph', 'osd', 'stat', '--format', 'json'),
    );
    const keys = { accessKeyId: 'folio-tests', secretAccessKey: randomBytes(20).toString('hex') };
    const words = ['--uid=folio', '--display-name=Folio', '--access-key', keys.accessKeyId, '--secret', keys.secretAccessKey];
    await run('radosgw-admin', 'user', 'create', ...words);
    const gateway = start('radosgw', '-f', '-n', 'client.gateway');
    const endpoint = `http://127.0.0.1:${gatewayPort}`;
    const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials: keys });
    const bucket = 'folio-files';
    await vi.waitFor(
      async () => {
        if (gateway.exitCode !== null) return;
        await fetch(endpoint);
      },
      { timeout: 60_000, interval: 50 },
    );
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    const pool = ['--pool', 'default.rgw.buckets.data'];
    const readRaw = async (key: string) => {
      const names = (await run('rados', ...pool, 'ls')).split('\n');
      const name = names.find((one) => one.endsWith(`_${key}`)) ?? key;
      return (await execute('rados', [...pool, 'get', name, '-'], { env, encoding: 'buffer' })).stdout;
    };
    return { endpoint, keys, bucket, keyId, client, readRaw, close };
  } catch (problem) {
    await close();
    throw new Error(`Ceph did not start: ${output.slice(-2000)}`, { cause: problem });
  }
}
