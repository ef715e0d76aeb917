import type english from '../../en/messages/users.ts';
import type { Words } from '../../words.ts';

export default {
  audit_api_token_refreshed: 'API-Token erneuert',
  audit_api_token_created: 'API-Token {subject} angelegt',
  audit_api_token_ended: 'API-Token {subject} beendet',
  profile_saved: 'Ihr Profil wurde gespeichert',
  token_refreshed: 'Token wurde erneuert',
  favorite_added: 'Zu den Favoriten hinzugefügt',
  favorite_removed: 'Aus den Favoriten entfernt',
  api_token_created: 'Der Token wurde angelegt',
  api_token_ended: 'Der Token wurde beendet',
  api_token_limit: 'Sie dürfen höchstens {max} Tokens haben',
  job_role_content_marketer: 'Content-Marketing',
  job_role_seo_specialist: 'SEO',
  job_role_copywriter: 'Text',
  job_role_social_media_manager: 'Social Media',
  job_role_ecommerce_manager: 'E-Commerce',
  job_role_marketing_manager: 'Marketingleitung',
  job_role_translator: 'Übersetzung',
  job_role_founder: 'Geschäftsführung',
  job_role_agency: 'Agentur',
  job_role_other: 'Etwas anderes',
} satisfies Words<typeof english>;
