/** The `like` pattern for texts that contain these words, taken literally. Without words it matches every text. */
export const containing = (words: string | null | undefined): string => `%${(words ?? '').replace(/[\\%_]/g, '\\$&')}%`;
