// A transcript as it is read: paragraphs, with times and speakers where they are asked for and known.
import { documentWord } from '@folio/catalogue/document-words';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { TranscriptSegment } from './listen.ts';

/** Sounds of hesitation, which carry no word of any language heard here. */
const fillers = /(?<![\p{L}\p{N}])(?:u+h+m*|u+m+|e+r+m+|e+h+m+|ä+h+m*|ö+h+m*|e+u+h+|h+m+|m+h+m+)(?![\p{L}\p{N}])/giu;

/** Removes sounds of hesitation from the text, joins the words around them, and restores capitals at the start of sentences. */
export function withoutFillers(text: string): string {
  return text
    .replace(fillers, '\ue000')
    .replace(/^[\s\ue000]*\ue000(?:\s*[,….]+)?\s*/gu, '')
    .replace(/([.!?…])\s*\ue000(?:\s*,)?\s*/gu, '$1 ')
    .replace(/,?\s*\ue000\s*,\s*/gu, ', ')
    .replace(/\s*\ue000\s*/gu, ' ')
    .replace(/\s+([,.!?…;:])/gu, '$1')
    .replace(/(^|[.!?…]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase())
    .trim();
}

/** "02:05", or "1:02:05" from an hour on. */
export function timeMark(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** Seconds of silence, and characters, after which a sentence's end is a paragraph's. */
const pause = 1.5;
const longParagraph = 600;

interface Paragraph {
  start: number;
  speaker: string | undefined;
  text: string;
}

export function paragraphsOf(segments: readonly TranscriptSegment[], bySpeaker: boolean): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let end = 0;
  for (const segment of segments) {
    const open = paragraphs.at(-1);
    const isSentenceOver = /[.!?…。！？]["'»”)]*$/u.test(open?.text ?? '');
    const isNew =
      !open ||
      (bySpeaker && open.speaker !== segment.speaker) ||
      (isSentenceOver && (segment.start - end > pause || open.text.length > longParagraph));
    if (isNew) paragraphs.push({ start: segment.start, speaker: segment.speaker, text: segment.text });
    else open.text = `${open.text} ${segment.text}`;
    end = segment.end;
  }
  return paragraphs;
}

/** Names for the speakers in the order in which they are first heard: "Speaker 1". */
export function speakerNames(segments: readonly TranscriptSegment[], language: InterfaceLanguage): Map<string, string> {
  const names = new Map<string, string>();
  for (const { speaker } of segments) {
    if (speaker !== undefined && !names.has(speaker))
      names.set(speaker, `${documentWord('unnamed_speaker', language)} ${names.size + 1}`);
  }
  return names;
}

/** The transcript's text; a blank line parts paragraphs. */
export function writeTranscript(
  segments: readonly TranscriptSegment[],
  names: ReadonlyMap<string, string>,
  wish: { times: boolean; speakers: boolean },
): string {
  return paragraphsOf(segments, wish.speakers)
    .map(({ start, speaker, text }) => {
      const name = wish.speakers && speaker !== undefined ? `${names.get(speaker) ?? speaker}: ` : '';
      return `${wish.times ? `[${timeMark(start)}] ` : ''}${name}${text}`;
    })
    .join('\n\n');
}
