/** Which files a field accepts. */
export interface FileRules {
  /** In lower case, without the dot. */
  endings: readonly string[];
  maxSizeMb: number;
}

/** Endings as rules have them, from those of a file dialog (".PDF"). */
export const endingsIn = (accept: readonly string[]) => accept.map((one) => one.replace(/^\./, '').toLowerCase());

const endingOf = (name: string) => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** A key of `fields`. */
export type FileFault = 'fileKind' | 'fileTooBig';

/** Fault of a file before it is sent. */
export function fileFault(file: File, { endings, maxSizeMb }: FileRules): FileFault | null {
  if (!endings.includes(endingOf(file.name))) return 'fileKind';
  return file.size > maxSizeMb * 1024 * 1024 ? 'fileTooBig' : null;
}
