// Reading what the address of a page may say: what is unknown is left out.

/** A whole number of at least `min`. */
export const wholeNumber = (raw: unknown, min: number): number | undefined => {
  const number = Number(raw);
  return Number.isInteger(number) && number >= min ? number : undefined;
};

export const oneOf = <Word extends string>(words: readonly Word[], raw: unknown): Word | undefined =>
  words.find((one) => one === raw);

/** Only what has a value. */
export const known = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };

/**
 * Parameters that `read` keeps of a URL, and nothing else: the router merges what was read over the raw search, so that a value
 * which is left out would come back as it was typed.
 */
export const onlyKnown =
  <Search extends object>(read: (raw: Record<string, unknown>) => Search) =>
  (raw: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])),
    ...read(raw),
  });
