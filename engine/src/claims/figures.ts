// Figures of a text: amounts, percentages and numbers of more than one digit.
const number = String.raw`\d{1,2}:\d\d(?::\d\d)?|\d{1,3}(?:[.,'\u2019\u00a0\u202f ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const unit = String.raw`%|\u20ac|\$|\u00a3|EUR|CHF|USD|GBP|R\$|Euros?|euros?|francs|Franken`;
/** A unit belongs to its figure, and makes no claim of a single digit. */
const measure = String.raw`\u00b0C|km|cm|mm|kg|m\u00b2|kWh|ml`;
const figures = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,])(?:(?:\u20ac|\$|\u00a3|R\$|EUR|CHF|USD|GBP)[\s\u00a0\u202f]?)?(?:${number})(?:[\s\u00a0\u202f]?(?:${unit}|${measure})(?!\p{L}))?`,
  'gu',
);

/** The digits of a figure, without cents of nothing; two figures with the same are the same. */
export function digitsOf(figure: string): string {
  const digits = figure.replace(/[^\d.,]/gu, '').replace(/[.,]+$/u, '');
  return digits.replace(/[.,]00?$/u, '').replace(/\D/gu, '');
}

export const figuresIn = (text: string): { text: string; index: number }[] =>
  [...text.matchAll(figures)].map((match) => ({ text: match[0], index: match.index }));

/** One digit counts the points of a list; amounts, percentages and longer figures claim something. */
export const isClaim = (figure: string): boolean => new RegExp(unit, 'u').test(figure) || digitsOf(figure).length > 1;
