/** Marks of formatting are for the editor; a reader sees the words. */
export const withoutTags = (text: string): string => text.replaceAll(/<\/?[gx]\d+\/?>/g, '');
