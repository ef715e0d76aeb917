import type { InterfaceLanguage } from '@folio/contract/languages';
import { message } from '../../kernel/messages/messages.ts';

const jobRoles = [
  'content_marketer',
  'seo_specialist',
  'copywriter',
  'social_media_manager',
  'ecommerce_manager',
  'marketing_manager',
  'translator',
  'founder',
  'agency',
  'other',
] as const;

/** The job roles a person may choose from, named in their language. */
export const listJobRoles = (language: InterfaceLanguage): { value: string; label: string }[] =>
  jobRoles.map((value) => ({ value, label: message(`job_role_${value}`, language) }));
