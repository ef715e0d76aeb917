// Sources given with an order, on the spot: each becomes a row of its own, unlisted until somebody names it.

import type { InputIssue } from '@folio/contract/tool-input';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { insertSource } from './sources.queries.ts';

const largestFile = 10 * 1024 * 1024;
const acceptedFiles = /\.(pdf|docx?|csv|xlsx|txt|md|html?)$/i;

export interface GivenSources {
  files: File[];
  urls: string[];
}

function issuesOf({ files, urls }: GivenSources): InputIssue[] {
  const issues: InputIssue[] = [];
  for (const file of files) {
    if (file.size > largestFile) issues.push({ field: 'source_files', code: 'file_too_large', params: { name: file.name } });
    else if (!acceptedFiles.test(file.name))
      issues.push({ field: 'source_files', code: 'file_type', params: { name: file.name } });
    else if (file.size === 0) issues.push({ field: 'source_files', code: 'file_empty', params: { name: file.name } });
  }
  for (const url of urls) {
    if (!/^https?:\/\/[^\s"'<>]+$/i.test(url) || !URL.canParse(url)) issues.push({ field: 'source_urls', code: 'not_a_url' });
  }
  if (new Set(urls).size < urls.length) issues.push({ field: 'source_urls', code: 'url_repeated' });
  return issues;
}

/** Refuses what cannot be a source, all faults at once, before anything is kept. */
export function checkGivenSources(given: GivenSources): void {
  const issues = issuesOf(given);
  if (issues.length > 0) throw invalid(issues);
}

/** Keeps the files' bytes; outside a transaction, since a file that nobody names is harmless. */
export async function storeFiles(kernel: Kernel, files: File[]): Promise<{ name: string; storageKey: string }[]> {
  return Promise.all(
    files.map(async (file) => ({ name: file.name, storageKey: await kernel.storage.save('sources', await file.bytes()) })),
  );
}

/** Makes a row of each source and answers their ids, files first. */
export async function insertGivenSources(
  tx: Db,
  actor: Actor,
  stored: { name: string; storageKey: string }[],
  urls: string[],
): Promise<number[]> {
  const owner = { account_id: actor.accountId, user_id: actor.id };
  const ids: number[] = [];
  for (const file of stored)
    ids.push(await insertSource(tx, { ...owner, type: 'file', name: file.name, storage_key: file.storageKey }));
  for (const url of urls) ids.push(await insertSource(tx, { ...owner, type: 'url', name: url, url }));
  return ids;
}
