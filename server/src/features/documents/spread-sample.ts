const pieces = 4;

/** At most so many characters of a text, from its beginning, middle and end alike, cut between words; the whole where it is short enough. */
export function spreadSample(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const size = Math.floor(maxCharacters / pieces);
  const step = (text.length - size) / (pieces - 1);
  const pieceAt = (index: number) => {
    const start = Math.round(index * step);
    const piece = text.slice(start, start + size);
    const fromWord = index === 0 ? piece : piece.replace(/^\S*\s/, '');
    return index === pieces - 1 ? fromWord : fromWord.replace(/\s\S*$/, '');
  };
  return Array.from({ length: pieces }, (_, index) => pieceAt(index)).join('\n');
}
