/** True if two words differ by one inserted, missing or changed letter, or by two swapped neighbors. */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1);
  if (at === short.length) return false;
  if (rest(short, at + 1) === rest(long, at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, at + 2) === rest(long, at + 2);
}

/** Letters to put in, leave out or change until one word is the other. */
export function editsBetween(one: string, other: string): number {
  const letters = [...other];
  let row = [...letters.keys(), letters.length];
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, wanted] of letters.entries())
      next.push(Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === wanted ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** True if a letter is doubled in one word and not in the other, or two neighbours are swapped: slips that lead to no other word. */
export function isSlip(one: string, other: string): boolean {
  if (!isOneEditAway(one, other)) return false;
  if (one.length === other.length) return [...one].sort().join('') === [...other].sort().join('');
  const single = (word: string) => word.replace(/(\p{L})\1/gu, '$1');
  return single(one) === single(other);
}
