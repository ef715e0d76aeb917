/** A text with the places marked where the words that were searched for are, whatever their case. */
export function FoundWords({ text, words }: { text: string; words: string | undefined }) {
  if (!words) return text;
  const literal = words.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const parts = text.split(new RegExp(`(${literal})`, 'giu'));
  return parts.map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}
