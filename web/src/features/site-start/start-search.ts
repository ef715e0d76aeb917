/** Which run the page shows; without one the newest that is not confirmed. */
export interface StartSearch {
  run?: number;
}

export function readStartSearch({ run }: Record<string, unknown>): StartSearch {
  const id = Number(run);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? { run: id } : {};
}
