/** Texts in their order, without those that repeat another one apart from case. */
export const distinct = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === index);
