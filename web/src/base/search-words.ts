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
