/**
 * Returns the values of `after` that differ from `before`, compared as JSON. Only these are sent, so
 * no other field is overwritten.
 */
export function changedValues<Values extends object>(before: Values, after: Values): Partial<Values> {
  const isChanged = (name: keyof Values) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return Object.fromEntries(Object.entries(after).filter(([name]) => isChanged(name as keyof Values))) as Partial<Values>;
}
