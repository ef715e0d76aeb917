// The type of the modules: every language has all parts of English.

/** Plural forms that a language may have beside English's own ("_one" and "_other"). */
type FurtherPluralForm = 'zero' | 'two' | 'few' | 'many';

/**
 * The shape of a module in another language than English: the same keys, the same parameters of functions, any strings.
 * Literal types stay (the level of a formula), texts are `string`. Lists keep their element type and may have another length; tuples may not.
 */
export type ShapeOf<English> = English extends string | boolean | number | null
  ? English
  : English extends (...values: infer Values) => infer Text
    ? (...values: Values) => ShapeOf<Text>
    : English extends RegExp
      ? RegExp
      : { [Key in keyof English]: ShapeOf<English[Key]> } & FurtherPlurals<English>;

type FurtherPlurals<English> = English extends readonly unknown[]
  ? unknown
  : { [Key in keyof English as Key extends `${infer Base}_other` ? `${Base}_${FurtherPluralForm}` : never]?: string };
