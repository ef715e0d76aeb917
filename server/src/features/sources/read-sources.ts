// Turns sources into text for the engine, once each: extracted text is cached.
import { EngineFailure, type SourceText } from '@folio/engine/core/engine-types';
import { type ReadSource, readFileSource, readPageSource } from '@folio/engine/sources/read-source';
import type { Kernel } from '../../kernel/kernel.ts';
import { requestEmbedding } from './embed-passages.ts';
import { pageFetch } from './page-fetch.ts';
import { saveText } from './save-text.ts';
import { listSourcesByIds, markSourceFailed, type SourceRow } from './sources.queries.ts';

/** Reads page or file again; throws `EngineFailure`. */
export async function readSource(
  kernel: Kernel,
  row: Pick<SourceRow, 'type' | 'url' | 'storage_key' | 'file_name' | 'name'>,
  signal?: AbortSignal,
): Promise<ReadSource> {
  if (row.type === 'url') return readPageSource(pageFetch(kernel.config), row.url ?? '', signal);
  return readFileSource(await kernel.storage.read(row.storage_key ?? ''), row.file_name ?? row.name);
}

async function readOne(kernel: Kernel, row: SourceRow): Promise<SourceText> {
  // An older text is better than none while a source is read again, or where that failed.
  if (row.text !== null) return { id: row.id, title: row.name, url: row.url, text: row.text };
  try {
    const read = await readSource(kernel, row);
    const name = await kernel.database.transaction(async (tx) => {
      if (row.is_listed) await requestEmbedding(kernel, tx, row.id);
      return saveText(tx, row.id, read);
    });
    return { id: row.id, title: name ?? row.name, url: row.url, text: read.text };
  } catch (problem) {
    if (problem instanceof EngineFailure && !problem.isTemporary)
      await markSourceFailed(kernel.database, row.id, problem.code, problem.detail);
    throw problem;
  }
}

/** The text of an account's sources, in the order of the ids; throws `EngineFailure` for one that cannot be read. */
export async function readSources(kernel: Kernel, accountId: number, ids: number[]): Promise<SourceText[]> {
  const rows = await listSourcesByIds(kernel.database, accountId, ids);
  const texts: SourceText[] = [];
  for (const row of rows) texts.push(await readOne(kernel, row));
  return texts;
}
