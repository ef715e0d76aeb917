// A dump of a release's database in one small file, for the test that migrates it: the tables of a backup, without files and keys.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { type Manifest, manifestFile, readManifest, tableFile } from './backup-folder.ts';

interface KeptDump {
  manifest: Manifest;
  /** Rows as PostgreSQL copies them, by table. */
  rows: Record<string, string>;
}

/** Dumps are kept beside the test. */
export const dumpsFolder = new URL('dumps/', import.meta.url);

const nameOf = ({ schema, name }: Manifest['tables'][number]) => `${schema}.${name}`;

/** The tables of a backup as one file. */
export function packDump(folder: string): Buffer {
  const manifest = readManifest(folder);
  const rows = Object.fromEntries(
    manifest.tables.map((table) => [nameOf(table), gunzipSync(readFileSync(tableFile(folder, table))).toString('utf8')]),
  );
  const text = JSON.stringify({ manifest: { ...manifest, files: undefined }, rows } satisfies KeptDump);
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } });
}

/** Writes a dump as the folder of a backup. */
export function unpackDump(dump: Buffer, folder: string): void {
  const { manifest, rows } = JSON.parse(brotliDecompressSync(dump).toString('utf8')) as KeptDump;
  mkdirSync(join(folder, 'tables'), { recursive: true });
  for (const table of manifest.tables) writeFileSync(tableFile(folder, table), gzipSync(rows[nameOf(table)] ?? ''));
  writeFileSync(manifestFile(folder), JSON.stringify(manifest));
}
