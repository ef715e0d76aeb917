// Remarks of the meta tag generator, in the six languages. "{is}" and "{limit}" are figures.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { byLanguage } from '@folio/locales/by-language';
import type { Words } from '@folio/locales/words';

const metatagsRemarks = byLanguage(({ remarks }) => remarks.metatags);

export type MetatagRemark = keyof Words['remarks']['metatags'];

/** The remark as a sentence, with its figures filled in. */
export function metatagRemark(remark: MetatagRemark, language: InterfaceLanguage, is: number, limit: number): string {
  return metatagsRemarks[language][remark].replace('{is}', String(is)).replace('{limit}', String(limit));
}
