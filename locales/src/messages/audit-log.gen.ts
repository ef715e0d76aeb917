// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/audit-log.ts';
import en from '../en/messages/audit-log.ts';
import es from '../es/messages/audit-log.ts';
import fr from '../fr/messages/audit-log.ts';
import it from '../it/messages/audit-log.ts';
import ptBr from '../pt-br/messages/audit-log.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/audit-log.ts';
export type AuditLogMessages = Words<typeof en>;

export const auditLogMessages: Record<InterfaceLanguage, AuditLogMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
