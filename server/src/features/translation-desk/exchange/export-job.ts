// A job as a file: XLIFF for other translation programs, Word with tracked changes, or a package of all that the work needs.

import { baseOf } from '@folio/contract/languages';
import { type JobFileFormat, maxXliffBytes } from '@folio/contract/translation-exchange';
import { isDoneStatus } from '@folio/contract/translation-words';
import { readGlossary } from '@folio/engine/translation/glossary';
import { runWriteChanges, runWriteXliff } from '@folio/engine/translation/run-in-reader';
import type { BilingualFile } from '@folio/engine/translation/xliff/bilingual-file';
import type { Actor } from '../../../kernel/actor.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { StreamedFile } from '../../../kernel/streamed-file.ts';
import {
  type ExchangePair,
  findMatches,
  listGlossary,
  type MemoryMatch,
  writeExchangeFile,
} from '../../translation-memory/index.ts';
import { type ExchangedSegment, listExchanged } from '../core/exchange.queries.ts';
import { getOwnJob, type SeenJob } from '../core/get-job.ts';
import { numberOf } from '../core/request-number.ts';
import { listComments } from '../core/segments.queries.ts';
import { sourceHashOf } from './match-segments.ts';
import { zipPackage } from './zip-package.ts';

const xliffType = 'application/x-xliff+xml; charset=utf-8';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Segments that the memory is asked about, in this order: those that are not confirmed, then the others. */
const maxMatchedSegments = 2000;
/** Milliseconds after which it is asked about no more: similar sentences of a large memory take long to compare. */
const maxMatchingMs = 5000;
const segmentsAtATime = 50;
const matchesOfSegment = { least: 70, most: 3 };

type Matches = ReadonlyMap<string, readonly MemoryMatch[]>;

/** Matches of the memory by the segment's id; none where the request does not use it or a text is only corrected. */
async function matchesOf(kernel: Kernel, { request, line }: SeenJob, rows: readonly ExchangedSegment[]): Promise<Matches> {
  const found = new Map<string, MemoryMatch[]>();
  if (!request.use_memory || baseOf(request.source_language) === baseOf(line.target_language)) return found;
  const asked = rows
    .map((row, index) => ({
      row,
      text: row.source,
      before: rows[index - 1]?.source ?? null,
      after: rows[index + 1]?.source ?? null,
    }))
    .filter(({ row }) => row.status !== 'locked')
    .toSorted((a, b) => Number(isDoneStatus(a.row.status)) - Number(isDoneStatus(b.row.status)))
    .slice(0, maxMatchedSegments);
  const scope = { source: request.source_language, target: line.target_language, formality: request.formality };
  const until = performance.now() + maxMatchingMs;
  for (let from = 0; from < asked.length && performance.now() < until; from += segmentsAtATime) {
    const some = asked.slice(from, from + segmentsAtATime);
    const matches = await findMatches(kernel.database, request.account_id, scope, some, matchesOfSegment);
    for (const [index, { row }] of some.entries()) found.set(String(row.id), matches[index] ?? []);
  }
  return found;
}

/** Comments by segment, each with its author. */
async function notesOf(kernel: Kernel, { line }: SeenJob): Promise<Map<number, string[]>> {
  const comments = await listComments(kernel.database, line.id, ['comment', 'query', 'answer']);
  const bySegment = Map.groupBy(comments, ({ segment_id: id }) => id);
  return new Map(
    [...bySegment].map(([id, list]) => [id, list.map(({ user_name: name, text }) => (name ? `${name}: ${text}` : text))]),
  );
}

async function bilingualFileOf(kernel: Kernel, seen: SeenJob, rows: readonly ExchangedSegment[]): Promise<BilingualFile> {
  const notes = await notesOf(kernel, seen);
  return {
    id: String(seen.job.id),
    originalName: seen.line.name,
    sourceLanguage: seen.request.source_language,
    targetLanguage: seen.line.target_language,
    writtenAt: kernel.clock.now().toISOString(),
    segments: rows.map((row) => {
      const said = notes.get(row.id) ?? [];
      return {
        id: String(row.id),
        source: row.source,
        sourceHash: sourceHashOf(row.source),
        target: row.target === '' ? null : row.target,
        status: row.status,
        revision: row.revision,
        ...(row.max_length === null ? {} : { maxLength: row.max_length }),
        ...(said.length === 0 ? {} : { notes: said }),
      };
    }),
  };
}

const withMatches = (file: BilingualFile, matches: Matches): BilingualFile => ({
  ...file,
  segments: file.segments.map((segment) => {
    const own = matches.get(segment.id) ?? [];
    if (own.length === 0) return segment;
    return { ...segment, matches: own.map(({ source, target, percent }) => ({ source, target, percent })) };
  }),
});

/** Without matches if they would leave the targets too little of the import limit. */
const writeXliff = (file: BilingualFile, matches: Matches, version: '1.2' | '2.1'): Promise<string> =>
  runWriteXliff({ version, file: withMatches(file, matches), maxBytesWithMatches: maxXliffBytes / 2 });

/** The units that the matches come from, each once. */
function unitsOf({ request, line }: SeenJob, matches: Matches): ExchangePair[] {
  const units = new Map([...matches.values()].flat().map((match) => [match.id, match]));
  return [...units.values()].map(({ source, target }) => ({
    source_language: request.source_language,
    target_language: line.target_language,
    source,
    target,
    formality: 'auto',
  }));
}

/** Terms that the request names, then those of the account. */
async function termsOf(kernel: Kernel, { request, line }: SeenJob): Promise<ExchangePair[]> {
  if (baseOf(request.source_language) === baseOf(line.target_language)) return [];
  const languages = { source_language: request.source_language, target_language: line.target_language, formality: 'auto' };
  const own = readGlossary(request.details['glossary'] ?? '');
  const known = new Set(own.map(({ source }) => source.toLowerCase()));
  const terms = await listGlossary(kernel.database, request.account_id, request.source_language, line.target_language);
  return [
    ...own.map(({ source, target }) => ({ ...languages, source, target })),
    ...terms
      .filter(({ source }) => !known.has(source.toLowerCase()))
      .map(({ source, target, note, isForbidden }) => ({ ...languages, source, target, note, is_forbidden: isForbidden })),
  ];
}

async function changesFileOf({ line }: SeenJob, rows: readonly ExchangedSegment[], linguist: string): Promise<Uint8Array> {
  const paragraphs = [...Map.groupBy(rows, ({ unit }) => unit).values()];
  return runWriteChanges({
    title: line.name,
    language: line.target_language,
    paragraphs: paragraphs.map((segments) =>
      segments.map((row) => ({
        before: row.initial,
        after: row.target,
        space: row.space,
        author: row.changed_by_name ?? linguist,
        changedAt: row.updated_at.toISOString(),
      })),
    ),
  });
}

/** Throws 404 for users other than the job's linguist, `EngineFailure` if a file cannot be written. */
export async function exportJob(kernel: Kernel, actor: Actor, call: { id: number; format: JobFileFormat }): Promise<File> {
  const seen = await getOwnJob(kernel.database, actor, call.id);
  const { job, request, line } = seen;
  const rows = await listExchanged(kernel.database, job.id);
  const name = `${numberOf(request)}_${request.source_language}-${line.target_language}_${job.id}`;
  if (call.format === 'docx_changes') {
    const bytes = await changesFileOf(seen, rows, actor.name);
    return new File([Buffer.from(bytes)], `${name}_changes.docx`, { type: wordType });
  }
  const matches = await matchesOf(kernel, seen, rows);
  const file = await bilingualFileOf(kernel, seen, rows);
  if (call.format !== 'package') {
    const text = await writeXliff(file, matches, call.format === 'xliff12' ? '1.2' : '2.1');
    return new File([text], `${name}.xlf`, { type: xliffType });
  }
  const parts = [
    new File([await writeXliff(file, matches, '2.1')], `${name}.xlf`),
    writeExchangeFile('memory', 'tmx', unitsOf(seen, matches), true),
    writeExchangeFile('terms', 'tbx', await termsOf(kernel, seen), false),
  ];
  return StreamedFile.begin(zipPackage(kernel, parts, line), `${name}.zip`, 'application/zip');
}
