/** What was changed in a form since it was opened: the rest stays as another page may have saved it meanwhile. */
export function changedValues<V extends object>(opened: V, now: V): Partial<V> {
  const isChanged = ([field, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(opened[field as keyof V]);
  return Object.fromEntries(Object.entries(now).filter(isChanged)) as Partial<V>;
}
