/** The pattern for `like` that finds these words anywhere; what people type is taken letter by letter. Of nothing, the one that finds all. */
export const containing = (words: string | null | undefined): string => `%${(words ?? '').replace(/[\\%_]/g, '\\$&')}%`;
