// Pieces that the syllable counts of several languages share.

/** The runs of neighbouring vowels of a word, in order. */
export const vowelRuns = (word: string, vowels: string): string[] => word.match(new RegExp(`[${vowels}]+`, 'gu')) ?? [];

/** Returns the number of matches of a pattern in a word. */
export const occurrences = (word: string, pattern: RegExp): number => word.match(pattern)?.length ?? 0;
