// Amount of text to translate, for the price: the same texts that the translation extracts from a file.
// Runs in the reader's worker.
import papaparse from 'papaparse';
import type { GivenFile } from '../core/engine-types.ts';
import { endingOf } from '../files/measure-file.ts';
import { decodeText } from '../sources/decode-text.ts';
import { extractText } from '../sources/extract-text.ts';
import { normaliseText } from '../sources/normalise-text.ts';
import { readSubtitles } from '../subtitles/subtitle-files.ts';
import type { CountTask } from './count-task.ts';
import { openHtml } from './marked-html.ts';
import { openDocument, paragraphsOf } from './open-document.ts';
import { wordsToTranslate } from './protected-parts.ts';

async function textsOf(name: string, bytes: Uint8Array): Promise<string[]> {
  const ending = endingOf(name);
  if (ending === 'srt' || ending === 'vtt') return readSubtitles(decodeText(bytes)).flatMap(({ cue }) => (cue ? [cue.text] : []));
  if (ending === 'pdf') {
    const { text } = await extractText({ kind: 'pdf', bytes, url: null, contentType: '' });
    return paragraphsOf(normaliseText(text));
  }
  const file: GivenFile = { name, mediaType: '', bytes };
  return (await openDocument(file)).texts;
}

/** Filled rows after the first, which names the columns. */
function rowsOf(bytes: Uint8Array): number {
  let rows = 0;
  papaparse.parse<string[]>(decodeText(bytes).replace(/^\ufeff/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
    step: () => {
      rows += 1;
    },
  });
  return Math.max(0, rows - 1);
}

/** Returns the number. Throws the readers' errors. */
export async function countIn(task: CountTask): Promise<number> {
  if (task.of === 'rows of a table') return rowsOf(task.bytes);
  if (task.of === 'words of a file') return wordsToTranslate(await textsOf(task.name, task.bytes));
  return wordsToTranslate(openHtml(task.html, task).slots.map(({ text }) => text));
}
