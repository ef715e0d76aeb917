import type english from '../../en/messages/users.ts';
import type { Words } from '../../words.ts';

export default {
  audit_api_token_refreshed: 'Renovó el token de API',
  audit_api_token_created: 'Creó el token de API {subject}',
  audit_api_token_ended: 'Revocó el token de API {subject}',
  profile_saved: 'Tu perfil se ha guardado',
  token_refreshed: 'Token renovado correctamente',
  favorite_added: 'Añadido a favoritos',
  favorite_removed: 'Quitado de favoritos',
  api_token_created: 'El token se ha creado',
  api_token_ended: 'El token se ha revocado',
  api_token_limit: 'Puedes tener como máximo {max} tokens',
  job_role_content_marketer: 'Marketing de contenidos',
  job_role_seo_specialist: 'Especialista SEO',
  job_role_copywriter: 'Redacción',
  job_role_social_media_manager: 'Redes sociales',
  job_role_ecommerce_manager: 'Comercio electrónico',
  job_role_marketing_manager: 'Dirección de marketing',
  job_role_translator: 'Traducción',
  job_role_founder: 'Dirección general',
  job_role_agency: 'Agencia',
  job_role_other: 'Otra cosa',
} satisfies Words<typeof english>;
