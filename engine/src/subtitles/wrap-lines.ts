// Line breaks of a subtitle: lines of a given length, broken by sense.

export interface SubtitleLimits {
  /** Most characters of a line. */
  characters: number;
  lines: number;
  /** Most characters a second, spaces included. */
  perSecond: number;
}

/** Words that belong to the next word: articles, prepositions and the like of the most common spoken languages. */
const openWords = new Set(
  (
    'a an the of to in on at for and or but with my your his her our their this that ' +
    'der die das den dem des ein eine einen einem einer und oder aber mit von zu im in am an auf für bei ' +
    'il lo la i gli le un uno una di a da in con su per e o del della dei delle al alla nel nella ' +
    'el los las un una unos unas de del al y o en con por para su mi ' +
    'le la les un une des du de d’ l’ à au aux et ou en dans sur pour avec son sa ses ' +
    'o os as um uma uns umas do da dos das no na nos nas e ou em com por para seu sua'
  ).split(' '),
);

/** True for a word after which no line should end. */
export const endsOpen = (word: string): boolean => openWords.has(word.toLowerCase());

/** The text in one line, or in two of lengths as equal as sense allows; null where it does not fit. */
function twoLines(text: string, { characters }: SubtitleLimits): string[] | null {
  let best: { lines: string[]; cost: number } | null = null;
  for (const { index } of text.matchAll(/ |(?<=[\u3000-\u9fff\uac00-\ud7af\u0e00-\u0e7f])/gu)) {
    const [first, second] = [text.slice(0, index).trim(), text.slice(index).trim()];
    if (first === '' || second === '' || first.length > characters || second.length > characters) continue;
    const isOpen = endsOpen(first.split(' ').at(-1) ?? '');
    const isClause = /[,;:.!?…–—]$/u.test(first);
    const cost = Math.abs(first.length - second.length) + (isOpen ? 40 : 0) - (isClause ? 12 : 0);
    if (!best || cost < best.cost) best = { lines: [first, second], cost };
  }
  return best?.lines ?? null;
}

/** True where the text fits the lines allowed. */
export function fitsLines(text: string, limits: SubtitleLimits): boolean {
  return text.length <= limits.characters || (limits.lines > 1 && twoLines(text, limits) !== null);
}

/** The text in lines; one that cannot be made to fit is in as many lines as it takes, none longer unless a word is. */
export function wrapLines(text: string, limits: SubtitleLimits): string[] {
  if (text.length <= limits.characters) return [text];
  const two = limits.lines > 1 ? twoLines(text, limits) : null;
  if (two) return two;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limits.characters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
