// Cutting text at a width in pixels, as a page of search results does.

export interface CutText {
  text: string;
  isCut: boolean;
}

const ellipsis = '…';

/** The text, or as many whole words of it as fit with an ellipsis; a single word that is too wide is cut between characters. */
export function cutToWidth(text: string, limit: number, widthOf: (text: string) => number): CutText {
  if (widthOf(text) <= limit) return { text, isCut: false };
  const fits = (part: string) => widthOf(part + ellipsis) <= limit;
  const words = text.split(' ');
  let end = words.length - 1;
  while (end > 0 && !fits(words.slice(0, end).join(' '))) end -= 1;
  if (end > 0)
    return {
      text:
        words
          .slice(0, end)
          .join(' ')
          .replace(/[\s,;:–-]+$/u, '') + ellipsis,
      isCut: true,
    };
  const characters = Array.from(text);
  let length = 0;
  while (length < characters.length && fits(characters.slice(0, length + 1).join(''))) length += 1;
  return { text: characters.slice(0, length).join('') + ellipsis, isCut: true };
}
