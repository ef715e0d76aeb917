// Subtitles translated cue by cue with their times, wrapped to the lines of the screen, shortened where nobody could read them in time.

import type { Tool } from '@folio/catalogue/define-tool';
import { baseOf } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure, type EngineMark, type MadeFile } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { endingOf } from '../files/measure-file.ts';
import { decodeText } from '../sources/decode-text.ts';
import { readSubtitles, writeSubtitles } from '../subtitles/subtitle-files.ts';
import { wrapLines } from '../subtitles/wrap-lines.ts';
import { readGivenFiles, translatedName } from './given-files.ts';
import { translateSegments } from './translate-segments.ts';
import { translationWish } from './translation-wish.ts';

const numberIn = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
const maxCues = 5000;

/** Characters of a line in scripts with double-width letters. */
const wideLine = 16;

const hundredths = (value: number) => Math.round(value * 100) / 100;
const paceOf = (text: string, start: number, end: number) =>
  Math.round((text.replace(/\s+/g, ' ').length / Math.max(0.1, end - start)) * 10) / 10;

/** A dash at the start of a line is another speaker: such lines stay apart. */
const wrapped = (text: string, characters: number, perSecond: number): string =>
  text
    .split('\n')
    .flatMap((line) => (/^\s*[-–—]/.test(line) ? [line.trim()] : wrapLines(line.trim(), { characters, lines: 2, perSecond })))
    .join('\n');

/** Makes the files and the table of both languages. Throws `EngineFailure`. */
export async function translateSubtitles(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  context.onProgress({ stage: 'reading' });
  const given = await readGivenFiles(input, 'files', context);
  const perSecond = numberIn(input['max_cps'], 17);
  const isWide = /^(ja|zh|yue|ko)$/.test(baseOf(context.language));
  const characters = isWide ? wideLine : numberIn(input['max_characters_per_line'], 42);
  const files: MadeFile[] = [];
  const reports: { source_name: string; file: string; cues: number; too_fast: number }[] = [];
  const table: { index: number; start: number; end: number; source: string; text: string; cps: number }[] = [];
  let engine: EngineMark | null = null;
  for (const [index, file] of given.entries()) {
    const blocks = readSubtitles(decodeText(file.bytes));
    const cues = blocks.flatMap(({ cue }) => (cue ? [cue] : []));
    if (cues.length === 0) throw new EngineFailure('FILE_EMPTY', { detail: file.name });
    // A break within a cue is only where the line was full, unless a second speaker begins there.
    const texts = cues.map(({ text }) => text.replace(/\n(?!\s*[-–—])/g, ' ').trim());
    const condense = input['condense'] !== false ? ` Subtitles: say it briefly, at most ${perSecond} characters a second.` : '';
    const about = `The segments are the subtitles of one film, in order; a sentence may run over several of them. Keep tags such as <i> and dashes of speakers; translate sound notes in brackets.${condense}`;
    const wish = await translationWish(input, texts.join(' '), tool.translation, about);
    const made = await translateSegments(texts, wish, context);
    const shown = made.texts.map((text) => wrapped(text, characters, perSecond));
    const key = `subtitles-${index + 1}`;
    const ending = endingOf(file.name) === 'vtt' ? 'vtt' : 'srt';
    files.push({
      key,
      name: translatedName(file.name, wish.target, ending),
      mediaType: ending === 'vtt' ? 'text/vtt' : 'application/x-subrip',
      bytes: Buffer.from(writeSubtitles(blocks, shown)),
    });
    const rows = cues.map((cue, position) => ({
      index: position + 1,
      start: hundredths(cue.start),
      end: hundredths(cue.end),
      source: texts[position] ?? '',
      text: shown[position] ?? '',
      cps: paceOf(shown[position] ?? '', cue.start, cue.end),
    }));
    reports.push({
      source_name: file.name,
      file: key,
      cues: cues.length,
      too_fast: rows.filter(({ cps }) => cps > perSecond).length,
    });
    table.push(...rows);
    if (engine === null || made.engine.kind === 'model') engine = made.engine;
  }
  return {
    result: { files: reports, cues: table.slice(0, maxCues) },
    files,
    engine: engine ?? { kind: 'composer', provider: null, model: null },
  };
}
