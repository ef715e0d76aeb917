import type english from '../../en/messages/users.ts';
import type { Words } from '../../words.ts';

export default {
  audit_api_token_refreshed: 'Renovou o token de API',
  audit_api_token_created: 'Criou o token de API {subject}',
  audit_api_token_ended: 'Revogou o token de API {subject}',
  profile_saved: 'Seu perfil foi salvo',
  token_refreshed: 'Token renovado com sucesso',
  favorite_added: 'Adicionado aos favoritos',
  favorite_removed: 'Removido dos favoritos',
  api_token_created: 'O token foi criado',
  api_token_ended: 'O token foi revogado',
  api_token_limit: 'Você pode ter no máximo {max} tokens',
  job_role_content_marketer: 'Marketing de conteúdo',
  job_role_seo_specialist: 'Especialista em SEO',
  job_role_copywriter: 'Redação',
  job_role_social_media_manager: 'Redes sociais',
  job_role_ecommerce_manager: 'E-commerce',
  job_role_marketing_manager: 'Gestão de marketing',
  job_role_translator: 'Tradução',
  job_role_founder: 'Direção',
  job_role_agency: 'Agência',
  job_role_other: 'Outra coisa',
} satisfies Words<typeof english>;
