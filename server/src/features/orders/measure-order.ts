// Price factors besides the fields: lengths of recordings, words of files and pages, rows of tables. Counted for the form as for the order.
import type { Tool } from '@folio/catalogue/define-tool';
import { isPricedBy, type Measures, maxFileRows, maxWordsAtAddress } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import type { GivenFile } from '@folio/engine/core/engine-types';
import { isEncryptedPdf } from '@folio/engine/files/is-encrypted';
import { measureFile } from '@folio/engine/files/measure-file';
import { runCount } from '@folio/engine/translation/run-in-reader';
import { markupOf, slotsWanted } from '@folio/engine/translation/translate-page';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { assetRows } from '../assets/index.ts';
import { pageFetch } from '../sources/index.ts';
import { fileAddressesOf, readAssets } from './asset-input.ts';
import { fetchFile } from './read-given-file.ts';

/** Time limit for addresses in an input, in milliseconds: a user waits for the price. */
const patienceMs = 20_000;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Words of a file as a translation of it counts them. Throws 422 at `field` where it cannot be read or has none. */
export async function countFileWords(field: string, name: string, bytes: Uint8Array): Promise<number> {
  const refuse = (code: string) => invalidField(field, code, { name: name.slice(0, 200) });
  const words = await runCount({ kind: 'count', of: 'words of a file', name, bytes }).catch(() => {
    throw refuse(isEncryptedPdf(bytes) ? 'file_encrypted' : 'file_damaged');
  });
  if (words === 0) throw refuse('file_without_words');
  return words;
}

async function wordsOfUploads(kernel: Kernel, field: string, rows: readonly assetRows.AssetRow[]): Promise<number> {
  const words: number[] = [];
  for (const row of rows) {
    // An upload for another tool was not counted.
    words.push(row.words ?? (await countFileWords(field, row.file_name, await kernel.storage.read(row.storage_key))));
  }
  return sum(words);
}

async function secondsOf({ name, bytes }: GivenFile): Promise<number> {
  const measured = await measureFile(name, bytes, ['mp3', 'wav', 'm4a', 'mp4', 'mov']);
  return typeof measured === 'string' ? 0 : (measured.seconds ?? 0);
}

async function rowsOf(tool: Tool, files: readonly File[]): Promise<number> {
  const field = tool.fields.find((one) => one.type === 'file')?.name ?? 'files';
  let rows = 0;
  for (const file of files.filter(({ name }) => /\.csv$/i.test(name))) {
    const refuse = (code: string) => invalidField(field, code, { name: file.name.slice(0, 200), max: maxFileRows });
    const counted = await runCount({ kind: 'count', of: 'rows of a table', bytes: await file.bytes() }).catch(() => {
      throw refuse('file_damaged');
    });
    if (counted === 0) throw refuse('table_without_rows');
    rows += counted;
    if (rows > maxFileRows) throw refuse('table_too_long');
  }
  return rows;
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

async function wordsOfPage(kernel: Kernel, input: ToolInput, signal: AbortSignal): Promise<number> {
  const hasPage = [input['html_code'], input['page_url']].some(isFilled);
  if (!hasPage) return 0;
  const html = await markupOf(input, { fetchPage: (url) => pageFetch(kernel.config)(url, signal) });
  return runCount({ kind: 'count', of: 'words of a page', html, ...slotsWanted(input) });
}

/**
 * Price factors of a table row. Nothing is fetched for it, so each page or file at a URL counts as the maximum of a row, and unneeded credits are
 * released after its generation.
 */
export async function measureRow(tool: Tool, input: ToolInput): Promise<{ measures: Measures; isMaximum: boolean }> {
  const html = input['html_code'];
  if (isPricedBy(tool.credits, 'pageWords') && isFilled(html)) {
    const words = await runCount({ kind: 'count', of: 'words of a page', html, ...slotsWanted(input) });
    return { measures: { pageWords: words }, isMaximum: false };
  }
  if (isPricedBy(tool.credits, 'pageWords') && isFilled(input['page_url']))
    return { measures: { pageWords: maxWordsAtAddress }, isMaximum: true };
  const addresses = isPricedBy(tool.credits, 'fileWords') ? fileAddressesOf(tool, input).length : 0;
  return { measures: { fileWords: addresses * maxWordsAtAddress }, isMaximum: addresses > 0 };
}

/**
 * All measures for the tool's price: `tables` are the files of its sources, `files` those of its fields that are not stored yet. The input may
 * still be incomplete. Throws 422 at the field of an uncountable value, and `EngineFailure` if an address leads to nothing readable.
 */
export async function measureOrder(
  kernel: Kernel,
  actor: Actor,
  tool: Tool,
  input: ToolInput,
  { tables, files = [] }: { tables: readonly File[]; files?: readonly GivenFile[] },
): Promise<Measures> {
  const rows = await readAssets(kernel.database, actor, tool, input);
  const isAsked = (measure: keyof Measures) => isPricedBy(tool.credits, measure);
  const signal = AbortSignal.timeout(patienceMs);
  const field = tool.fields.find((one) => one.type === 'file')?.name ?? 'files';
  const isOfFiles = isAsked('mediaSeconds') || isAsked('fileWords');
  const fetched = await Promise.all(
    (isOfFiles ? fileAddressesOf(tool, input) : []).map((address) => fetchFile(kernel, address, signal)),
  );
  const given = [...files, ...fetched];
  return {
    ...(isAsked('mediaSeconds')
      ? { mediaSeconds: sum(rows.map((row) => row.seconds ?? 0)) + sum(await Promise.all(given.map(secondsOf))) }
      : {}),
    ...(isAsked('fileWords')
      ? {
          fileWords:
            (await wordsOfUploads(kernel, field, rows)) +
            sum(await Promise.all(given.map(({ name, bytes }) => countFileWords(field, name, bytes)))),
        }
      : {}),
    ...(isAsked('pageWords') ? { pageWords: await wordsOfPage(kernel, input, signal) } : {}),
    ...(isAsked('fileRows') ? { fileRows: await rowsOf(tool, tables) } : {}),
  };
}
