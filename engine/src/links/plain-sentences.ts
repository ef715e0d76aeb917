// Sentences of one paragraph with their positions, in one pass.

/** Short words before a full stop that ends no sentence, in the six languages. */
const abbreviations =
  /(?:^|[\s(])(?:[A-ZÄÖÜ]|z|d|u|o|b|bzw|ca|evtl|ggf|inkl|max|min|nr|no|vgl|etc|dr|mr|mrs|ms|prof|st|str|tel|art|abs|fig|approx|vs|e\.g|i\.e|p|pp|ej|pág|núm|sr|sra|env|av|ecc|es|sig|dott|ex|dra)$/i;

/** Sentences of a paragraph, without space around them. */
export function plainSentences(text: string): { at: number; text: string }[] {
  const found: { at: number; text: string }[] = [];
  let from = 0;
  const add = (end: number) => {
    const part = text.slice(from, end);
    const trimmed = part.trim();
    if (trimmed !== '') found.push({ at: from + part.length - part.trimStart().length, text: trimmed });
    from = end;
  };
  for (const match of text.matchAll(/[.!?…。！？]+["'”’»)\]]*(?=\s|$)|[。！？]/gu)) {
    const end = match.index + match[0].length;
    const isStop = match[0].startsWith('.') && !match[0].startsWith('..');
    if (isStop && abbreviations.test(text.slice(Math.max(from, match.index - 8), match.index))) continue;
    // "3. place" and "approx. two" go on; a sentence begins with a capital, a digit or a sign.
    const next = text.slice(end, end + 3).trimStart()[0] ?? '';
    if (isStop && next !== '' && next === next.toLowerCase() && next !== next.toUpperCase()) continue;
    add(end);
  }
  add(text.length);
  return found;
}
