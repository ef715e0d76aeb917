// What the meta tag generator remarks about the values, in the six languages. "{is}" and "{limit}" are figures.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { type MetatagsRemarks, metatagsRemarks } from '@folio/locales/remarks/metatags';

export type MetatagRemark = keyof MetatagsRemarks;

/** The remark as a sentence, with its figures filled in. */
export function metatagRemark(remark: MetatagRemark, language: InterfaceLanguage, is: number, limit: number): string {
  return metatagsRemarks[language][remark].replace('{is}', String(is)).replace('{limit}', String(limit));
}
