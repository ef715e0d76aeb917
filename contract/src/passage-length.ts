/** Longest passage that can be rewritten, in characters. */
export const maxPassageLength = 8000;
