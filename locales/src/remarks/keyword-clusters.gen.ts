// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/keyword-clusters.ts';
import en from '../en/remarks/keyword-clusters.ts';
import es from '../es/remarks/keyword-clusters.ts';
import fr from '../fr/remarks/keyword-clusters.ts';
import it from '../it/remarks/keyword-clusters.ts';
import ptBr from '../pt-br/remarks/keyword-clusters.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/keyword-clusters.ts';
export type KeywordClustersRemarks = Words<typeof en>;

export const keywordClustersRemarks: Record<InterfaceLanguage, KeywordClustersRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
