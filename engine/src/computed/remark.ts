// Sentences that computed tools say about their findings, with figures and names filled in.
import type { InterfaceLanguage } from '@folio/contract/languages';

/** The remark with each "{name}" replaced; figures are written as the language does, texts as they are. */
export function sayRemark(remark: string, language: InterfaceLanguage, values: Record<string, string | number> = {}): string {
  return remark.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? value.toLocaleString(language, { maximumFractionDigits: 2 }) : value;
  });
}
