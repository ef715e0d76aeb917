// Sentences that computed tools say about their findings, in the six languages, with figures and names filled in.
import type { InterfaceLanguage } from '@folio/contract/languages';

export type Remark = Record<InterfaceLanguage, string>;

/** The remark with each "{name}" replaced; figures are written as the language does, texts as they are. */
export function sayRemark(remark: Remark, language: InterfaceLanguage, values: Record<string, string | number> = {}): string {
  return remark[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? value.toLocaleString(language, { maximumFractionDigits: 2 }) : value;
  });
}
