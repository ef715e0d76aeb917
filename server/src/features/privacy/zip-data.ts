// A zip that is written while it is sent: a page of rows or one file is in memory at a time.
import { sanitiseHtml } from '@folio/engine/document/sanitise-html';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import {
  type ExportedTable,
  listExportedTables,
  listFiles,
  listFileTables,
  listRows,
  measureFiles,
  type Owner,
} from './exported-tables.queries.ts';

/** Rows in memory; texts of documents are the longest. */
const rowsPerStep = 50;
/** Limits of a zip without the 64-bit extension: 65,535 entries and 4 GiB, with some room for texts. */
const maxFiles = 20_000;
const maxPages = 40_000;
const maxFileBytes = 3_500_000_000;
const maxZipBytes = 4_200_000_000;

type Bytes = Uint8Array<ArrayBuffer>;
type Piece = { name: string; isPacked?: boolean; chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

const encoder = new TextEncoder();

/** Exported text equals the shown one: HTML is sanitized as on reading. */
const shown = (row: Record<string, unknown>) =>
  typeof row['html'] === 'string' ? { ...row, html: sanitiseHtml(row['html']) } : row;

async function* rowsOf(kernel: Kernel, table: ExportedTable, ownerId: number): AsyncGenerator<Record<string, unknown>[]> {
  for (let afterId = 0; ; ) {
    const rows = await listRows(kernel.database, table, ownerId, { afterId, limit: rowsPerStep });
    if (rows.length > 0) yield rows.map(shown);
    if (!table.hasId || rows.length < rowsPerStep) return;
    afterId = Number(rows.at(-1)?.['id']);
  }
}

async function* asJson(kernel: Kernel, table: ExportedTable, ownerId: number): AsyncGenerator<Uint8Array> {
  let separator = '[\n';
  for await (const rows of rowsOf(kernel, table, ownerId)) {
    yield encoder.encode(separator + rows.map((row) => JSON.stringify(row)).join(',\n'));
    separator = ',\n';
  }
  yield encoder.encode(separator === '[\n' ? '[]\n' : '\n]\n');
}

/** Each document's newest text as a page of its own. */
async function* pagesOf(kernel: Kernel, versions: ExportedTable, ownerId: number): AsyncGenerator<Piece> {
  const newest = `exists (select from order_details n where n.current_version_id = t.id) and (${versions.condition})`;
  let pages = 0;
  for await (const rows of rowsOf(kernel, { ...versions, condition: newest }, ownerId))
    for (const row of rows) {
      pages += 1;
      if (pages > maxPages) return;
      yield { name: `documents/${String(row['order_detail_id'])}.html`, chunks: [encoder.encode(String(row['html']))] };
    }
}

/** A file's own name without characters that a folder or an unpacking program could misread. */
const plainName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}._ -]+/gu, '_')
    .replace(/\.{2,}|^\./g, '_')
    .slice(-120) || 'file';

async function* filesOf(kernel: Kernel, tables: ExportedTable[], ownerId: number): AsyncGenerator<Piece> {
  const { database, storage, log } = kernel;
  for (const table of await listFileTables(database, tables))
    for (let afterId = 0; ; ) {
      const files = await listFiles(database, table, ownerId, { afterId, limit: rowsPerStep });
      for (const { id, key, name } of files) {
        const bytes = await storage.read(key).catch((problem: unknown) => {
          log.warn({ err: problem, table: table.name, id }, 'A file is missing in an export');
          return null;
        });
        if (bytes) yield { name: `files/${table.name}/${id}-${plainName(name)}`, isPacked: true, chunks: [bytes] };
      }
      if (files.length < rowsPerStep) break;
      afterId = files.at(-1)?.id ?? afterId;
    }
}

async function* piecesOf(kernel: Kernel, tables: ExportedTable[], ownerId: number): AsyncGenerator<Piece> {
  for (const table of tables) yield { name: `${table.name}.json`, chunks: asJson(kernel, table, ownerId) };
  const versions = tables.find(({ name }) => name === 'document_versions');
  if (versions) yield* pagesOf(kernel, versions, ownerId);
  yield* filesOf(kernel, tables, ownerId);
}

async function* packed(pieces: AsyncIterable<Piece>): AsyncGenerator<Bytes> {
  let waiting: Bytes[] = [];
  let written = 0;
  const zip = new Zip((problem, chunk) => {
    if (problem) throw problem;
    written += chunk.length;
    waiting.push(chunk);
  });
  const drain = () => {
    // A broken download rather than a zip that nobody can open.
    if (written > maxZipBytes) throw new Error('The export is larger than a zip can be');
    const chunks = waiting;
    waiting = [];
    return chunks;
  };
  for await (const { name, isPacked, chunks } of pieces) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    for await (const chunk of chunks) {
      entry.push(chunk);
      yield* drain();
    }
    entry.push(new Uint8Array(0), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}

/**
 * Everything of a person or an account: a JSON file for each table, the newest text of each document as a page, and the files. Throws 409
 * where the files are more than one zip holds.
 */
export async function zipDataOf(kernel: Kernel, owner: Owner): Promise<AsyncGenerator<Bytes>> {
  const ownerId = 'personId' in owner ? owner.personId : owner.accountId;
  const tables = await listExportedTables(kernel.database, owner);
  const { count, bytes } = await measureFiles(kernel.database, await listFileTables(kernel.database, tables), ownerId);
  if (count > maxFiles || bytes > maxFileBytes) throw conflict('export_too_large');
  return packed(piecesOf(kernel, tables, ownerId));
}
