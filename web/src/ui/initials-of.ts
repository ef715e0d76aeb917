/** The first letter as a reader sees it: an emoji or an accented letter is one, whatever it is made of. */
export function firstLetter(text: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim());
  return first ? first.segment.toLocaleUpperCase() : '';
}

/** The first letters of the first two words of a name. */
export const initialsOf = (name: string): string => name.split(/\s+/).filter(Boolean).slice(0, 2).map(firstLetter).join('');
