/** Numbers of files, by which another file of the same name and size is another order. */
const fileNumbers = new WeakMap<File, number>();
let filesSeen = 0;

function numberOf(file: File): number {
  const known = fileNumbers.get(file);
  if (known !== undefined) return known;
  filesSeen += 1;
  fileNumbers.set(file, filesSeen);
  return filesSeen;
}

/** A text that is the same only for the same order with the very same files; JSON alone writes every file as `{}`. */
export const orderText = (order: unknown): string =>
  JSON.stringify(order, (_, value: unknown) => (value instanceof File ? { file: numberOf(value) } : value));
