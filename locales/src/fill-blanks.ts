/** A sentence with its blanks (`{{name}}`, as in i18next) filled; what is not given stays empty. */
export const fillBlanks = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
