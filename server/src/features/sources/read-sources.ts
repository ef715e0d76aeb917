// Turns sources into text for the engine, once each: what was read is kept.
import { EngineFailure, type SourceText } from '@folio/engine/engine-types';
import { readFileSource, readPageSource } from '@folio/engine/sources/read-source';
import type { Kernel } from '../../kernel/kernel.ts';
import { pageFetch } from './page-fetch.ts';
import { listSourcesByIds, markSourceFailed, markSourceReady, type SourceRow } from './sources.queries.ts';

async function read(kernel: Kernel, row: SourceRow): Promise<{ title: string; text: string }> {
  if (row.type === 'url') return readPageSource(pageFetch(kernel.config), row.url ?? '');
  return readFileSource(await kernel.storage.read(row.storage_key ?? ''), row.name);
}

async function readOne(kernel: Kernel, row: SourceRow): Promise<SourceText> {
  if (row.state === 'ready' && row.text !== null) return { id: row.id, title: row.name, url: row.url, text: row.text };
  try {
    const { title, text } = await read(kernel, row);
    const name = row.type === 'url' ? title || row.name : row.name;
    await markSourceReady(kernel.database, row.id, { name, text });
    return { id: row.id, title: name, url: row.url, text };
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
