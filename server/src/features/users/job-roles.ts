import type { InterfaceLanguage } from '@folio/contract/languages';
import { jobRoles } from '@folio/contract/profile-facts';
import { message } from '../../kernel/messages/messages.ts';

/** The job roles a person may choose from, named in their language. */
export const listJobRoles = (language: InterfaceLanguage): { value: string; label: string }[] =>
  jobRoles.map((value) => ({ value, label: message(`job_role_${value}`, language) }));
