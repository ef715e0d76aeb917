// Reads the search parameters of a page's URL. Unknown values are omitted.

/** A whole number of at least `min`. */
export const wholeNumber = (raw: unknown, min: number): number | undefined => {
  const number = Number(raw);
  return Number.isInteger(number) && number >= min ? number : undefined;
};

export const oneOf = <Word extends string>(words: readonly Word[], raw: unknown): Word | undefined =>
  words.find((one) => one === raw);

/** Returns only entries with a value. */
export const known = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };

/**
 * Returns the URL parameters that `read` keeps, and sets all others to undefined: the router merges the result over the raw
 * search, so an omitted value would come back as typed.
 */
export const onlyKnown =
  <Search extends object>(read: (raw: Record<string, unknown>) => Search) =>
  (raw: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])),
    ...read(raw),
  });
