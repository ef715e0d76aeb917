import type english from '../../en/messages/users.ts';
import type { Words } from '../../words.ts';

export default {
  audit_api_token_refreshed: 'Ha rinnovato il token API',
  audit_api_token_created: 'Ha creato il token API {subject}',
  audit_api_token_ended: 'Ha revocato il token API {subject}',
  profile_saved: 'Il profilo è stato salvato',
  token_refreshed: 'Token aggiornato',
  favorite_added: 'Aggiunto ai preferiti',
  favorite_removed: 'Rimosso dai preferiti',
  api_token_created: 'Il token è stato creato',
  api_token_ended: 'Il token è stato revocato',
  api_token_limit: 'Puoi avere al massimo {max} token',
  job_role_content_marketer: 'Content marketer',
  job_role_seo_specialist: 'Specialista SEO',
  job_role_copywriter: 'Copywriter',
  job_role_social_media_manager: 'Social media manager',
  job_role_ecommerce_manager: 'Responsabile e-commerce',
  job_role_marketing_manager: 'Responsabile marketing',
  job_role_translator: 'Traduttore',
  job_role_founder: 'Titolare',
  job_role_agency: 'Agenzia',
  job_role_other: 'Altro',
} satisfies Words<typeof english>;
