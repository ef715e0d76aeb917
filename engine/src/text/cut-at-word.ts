/** The text in at most `max` characters. A longer one gets an ellipsis after its last whole word, or within a word that is more than half of it. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max - 1);
  return `${text.slice(0, end > max / 2 ? end : max - 1)}…`;
}
