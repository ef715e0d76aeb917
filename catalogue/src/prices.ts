// Price rules of tool files. Each function builds a `CreditRule`; names of fields are checked by `defineTool`.

/** Measures of files and pages, not read from a field. */
type MeasuredTerm = { count: 'one' | 'media_seconds' | 'file_words' | 'page_words' | 'file_rows' };

/** One summand of a quantity. */
type PriceTerm<Field extends string> =
  | MeasuredTerm
  | { count: 'value' | 'lines' | 'words' | 'filled'; fields: readonly Field[]; if_filled?: Field };

/**
 * Quantity of a price or a factor: one field, one term, or the sum of several. As a template the name alone gives `Field`; written
 * plainly, a term would be taken for a `Field` too.
 */
type Quantity<Field extends string> = `${Field}` | PriceTerm<Field> | readonly PriceTerm<Field>[];

interface PriceAddon<Field extends string> {
  field: Field;
  equals: unknown;
  /** Whole credits. */
  amount: number;
  /** True where people do the work: reserved apart. */
  human?: boolean;
}

/** A price with typed names for its fields and its result key. */
export interface Price<Field extends string, Key extends string> {
  rule: 'fixed' | 'per_words' | 'per_images' | 'per_seconds' | 'per_items';
  /** Whole credits, for each `per` units. */
  amount: number;
  per?: number;
  basis?: readonly PriceTerm<Field>[];
  times?: readonly PriceTerm<Field>[];
  minimum?: number;
  settled_by?: Key;
  addons?: readonly PriceAddon<Field>[];
  note?: string;
}

/** Options of a price beside its amount and its quantity. */
type PriceOptions<Field extends string, Key extends string> = Pick<
  Price<Field, Key>,
  'per' | 'minimum' | 'settled_by' | 'addons' | 'note'
> & {
  /** The cost is multiplied by this quantity; a name stands for the field's value. */
  times?: Quantity<Field>;
};

/** Counts 1, whatever was given. */
export const one = { count: 'one' } as const;
/** Seconds of the audio and video files in all. */
export const mediaSeconds = { count: 'media_seconds' } as const;
/** Words of the files to be worked on. */
export const fileWords = { count: 'file_words' } as const;
/** Visible words of the page. */
export const pageWords = { count: 'page_words' } as const;
/** Filled rows of the tables, without their headers. */
export const fileRows = { count: 'file_rows' } as const;

/** The numbers of these fields, or the lengths of their lists. */
export const value = <const Field extends string>(...fields: Field[]) => ({ count: 'value' as const, fields });
/** The filled lines of these fields. */
export const lines = <const Field extends string>(...fields: Field[]) => ({ count: 'lines' as const, fields });
/** 1 for each of these fields that is filled. */
export const filled = <const Field extends string>(...fields: Field[]) => ({ count: 'filled' as const, fields });
/** The value of `field`, counted only where `condition` is filled. */
export const valueIfFilled = <const Field extends string>(field: Field, condition: Field) => ({
  count: 'value' as const,
  fields: [field],
  if_filled: condition,
});

function termsOf<Field extends string>(quantity: Quantity<Field>, count: 'value' | 'words'): readonly PriceTerm<Field>[] {
  if (typeof quantity === 'string') return [{ count, fields: [quantity as Field] }];
  return 'count' in quantity ? [quantity] : quantity;
}

function ruleOf<Field extends string, Key extends string>(
  rule: Price<Field, Key>['rule'],
  amount: number,
  basis: readonly PriceTerm<Field>[],
  { times, ...options }: PriceOptions<Field, Key>,
): Price<Field, Key> {
  return { rule, amount, basis, ...(times === undefined ? {} : { times: termsOf(times, 'value') }), ...options };
}

/** The same price for every order; 0 is free. */
export const fixed = <const Field extends string = never>(
  amount: number,
  options: Pick<PriceOptions<Field, never>, 'addons' | 'note'> = {},
): Price<NoInfer<Field>, never> => ({ rule: 'fixed', amount, ...options });

/** So many credits for `per` words (100 unless given), in proportion and rounded up; a name stands for the words of that field. */
export const perWords = <const Field extends string = never, const Key extends string = never>(
  quantity: Quantity<Field>,
  amount: number,
  options: PriceOptions<Field, Key> = {},
): Price<NoInfer<Field>, NoInfer<Key>> => ruleOf('per_words', amount, termsOf(quantity, 'words'), { per: 100, ...options });

/** So many credits for `per` words (100 unless given) of the length that the field asks for. */
export const perLength = <const Field extends string = never, const Key extends string = never>(
  field: Field,
  amount: number,
  options: PriceOptions<Field, Key> = {},
): Price<NoInfer<Field>, NoInfer<Key>> => ruleOf('per_words', amount, [value(field)], { per: 100, ...options });

/** So many credits for every begun `per` items (1 unless given); a name stands for the field's number or the length of its list. */
export const perItems = <const Field extends string = never, const Key extends string = never>(
  quantity: Quantity<Field>,
  amount: number,
  options: PriceOptions<Field, Key> = {},
): Price<NoInfer<Field>, NoInfer<Key>> => ruleOf('per_items', amount, termsOf(quantity, 'value'), { per: 1, ...options });

/** `perItems` of images. */
export const perImages = <const Field extends string = never, const Key extends string = never>(
  quantity: Quantity<Field>,
  amount: number,
  options: PriceOptions<Field, Key> = {},
): Price<NoInfer<Field>, NoInfer<Key>> => ruleOf('per_images', amount, termsOf(quantity, 'value'), { per: 1, ...options });

/** So many credits for every begun `per` seconds (1 unless given). */
export const perSeconds = <const Field extends string = never, const Key extends string = never>(
  quantity: Quantity<Field>,
  amount: number,
  options: PriceOptions<Field, Key> = {},
): Price<NoInfer<Field>, NoInfer<Key>> => ruleOf('per_seconds', amount, termsOf(quantity, 'value'), { per: 1, ...options });

/** Credits that a person's proofreading adds to an order. */
export const humanProofreadingAddon = { field: 'human_proofreading', equals: true, amount: 100, human: true } as const;

/** Price of 20 credits for 100 words of the requested length, with a minimum. */
export const creditsByLength = <const Field extends string = never>(
  minimum: number,
  options: Omit<PriceOptions<Field, never>, 'per' | 'minimum'> = {},
): Price<NoInfer<Field> | 'length', never> => perLength<Field | 'length'>('length', 20, { minimum, ...options });

/** 20 credits for 100 words of the asked length; the anchor of all writing prices. */
export const articleCredits = creditsByLength(100, {
  addons: [humanProofreadingAddon],
  note: '500 words = 100, 1000 words = 200, 2000 words = 400 AI credits.',
});

/** 10 credits for 100 words of the given text. */
export const creditsByText = perWords('text', 10, { minimum: 10, note: '10 AI credits per 100 words of the text.' });

/** 5 credits for an answer in a conversation. */
export const answerCredits = perItems(one, 5, { minimum: 5, note: '5 AI credits per answer.' });
