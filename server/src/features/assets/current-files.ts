// Which of the files that were made for a document are its current ones.

const fromPeople = 'delivery';
const slotOf = (key: string | null) => /^(?:document|delivery)-(\d+)$/.exec(key ?? '')?.[1];

/** Without the deliveries that a later one replaces, and without the model's file where people delivered theirs. `files` are the oldest first. */
export function currentFiles<F extends { id: number; key: string | null }>(files: readonly F[]): F[] {
  const delivered = new Map<string, number>();
  for (const { id, key } of files) {
    const slot = slotOf(key);
    if (slot && key?.startsWith(fromPeople)) delivered.set(slot, id);
  }
  return files.filter(({ id, key }) => (delivered.get(slotOf(key) ?? '') ?? id) === id);
}
