// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/robots-txt.ts';
import en from '../en/remarks/robots-txt.ts';
import es from '../es/remarks/robots-txt.ts';
import fr from '../fr/remarks/robots-txt.ts';
import it from '../it/remarks/robots-txt.ts';
import ptBr from '../pt-br/remarks/robots-txt.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/robots-txt.ts';
export type RobotsTxtRemarks = Words<typeof en>;

export const robotsTxtRemarks: Record<InterfaceLanguage, RobotsTxtRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
