// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/faq-schema.ts';
import en from '../en/remarks/faq-schema.ts';
import es from '../es/remarks/faq-schema.ts';
import fr from '../fr/remarks/faq-schema.ts';
import it from '../it/remarks/faq-schema.ts';
import ptBr from '../pt-br/remarks/faq-schema.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/faq-schema.ts';
export type FaqSchemaRemarks = Words<typeof en>;

export const faqSchemaRemarks: Record<InterfaceLanguage, FaqSchemaRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
