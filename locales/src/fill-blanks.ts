/** Fills the blanks of a sentence (`{{name}}`, as in i18next). Missing values become empty. */
export const fillBlanks = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
