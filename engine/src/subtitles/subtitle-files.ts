// Subtitle files: SubRip and WebVTT written and read. Times in seconds.

export interface Cue {
  start: number;
  end: number;
  lines: string[];
}

function clock(seconds: number, sign: ',' | '.'): string {
  const whole = Math.max(0, Math.round(seconds * 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3_600_000), Math.floor(whole / 60_000) % 60];
  return `${two(hours)}:${two(minutes)}:${two(Math.floor(whole / 1000) % 60)}${sign}${String(whole % 1000).padStart(3, '0')}`;
}

const span = ({ start, end }: Cue, sign: ',' | '.') => `${clock(start, sign)} --> ${clock(end, sign)}`;

/** A SubRip file. */
export const writeSubRip = (cues: readonly Cue[]): string =>
  `${cues.map((cue, index) => `${index + 1}\n${span(cue, ',')}\n${cue.lines.join('\n')}`).join('\n\n')}\n`;

/** A WebVTT file. What would be read as markup or as an arrow is written as text. */
export const writeWebVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(
      (cue) =>
        `${span(cue, '.')}\n${cue.lines.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`,
    )
    .join('\n\n')}\n`;

/** A subtitle file in its pieces: the text around the words stays as written. */
export interface SubtitleBlock {
  /** Everything before the words: number, times, settings; or a whole note that holds no words. */
  head: string;
  /** Null if the block does not hold a cue. */
  cue: (Cue & { text: string }) | null;
}

const arrow = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/;

const secondsIn = (written: string): number =>
  written
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** The blocks of a SubRip or WebVTT file; a file without any cue gives none. */
export function readSubtitles(file: string): SubtitleBlock[] {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .filter((block) => block.trim() !== '')
    .map((block): SubtitleBlock => {
      const lines = block.replace(/^\n+/, '').replace(/\n+$/, '').split('\n');
      const at = lines.findIndex((line) => arrow.test(line));
      const times = arrow.exec(lines[at] ?? '');
      if (at < 0 || at > 1 || !times) return { head: block, cue: null };
      const words = lines.slice(at + 1);
      return {
        head: lines.slice(0, at + 1).join('\n'),
        cue: { start: secondsIn(times[1] ?? '0'), end: secondsIn(times[2] ?? '0'), lines: words, text: words.join('\n') },
      };
    });
  return blocks.some(({ cue }) => cue !== null) ? blocks : [];
}

/** The file again, with these words in place of its own, in the order of its cues. */
export function writeSubtitles(blocks: readonly SubtitleBlock[], words: readonly string[]): string {
  let next = 0;
  return `${blocks.map(({ head, cue }) => (cue ? `${head}\n${words[next++] ?? cue.text}` : head)).join('\n\n')}\n`;
}
