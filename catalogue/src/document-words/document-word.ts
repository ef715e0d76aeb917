import type { english } from './en.ts';

/** The name of a heading or label that documents contain. */
export type DocumentWord = keyof typeof english;
