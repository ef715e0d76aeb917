// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/certificates.ts';
import en from '../en/messages/certificates.ts';
import es from '../es/messages/certificates.ts';
import fr from '../fr/messages/certificates.ts';
import it from '../it/messages/certificates.ts';
import ptBr from '../pt-br/messages/certificates.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/certificates.ts';
export type CertificatesMessages = Words<typeof en>;

export const certificatesMessages: Record<InterfaceLanguage, CertificatesMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
