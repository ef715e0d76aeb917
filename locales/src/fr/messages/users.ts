import type english from '../../en/messages/users.ts';
import type { Words } from '../../words.ts';

export default {
  audit_api_token_refreshed: 'A renouvelé le jeton d’API',
  audit_api_token_created: 'A créé le jeton d’API {subject}',
  audit_api_token_ended: 'A révoqué le jeton d’API {subject}',
  profile_saved: 'Votre profil a été enregistré',
  token_refreshed: 'Jeton renouvelé',
  favorite_added: 'Ajouté aux favoris',
  favorite_removed: 'Retiré des favoris',
  api_token_created: 'Le jeton a été créé',
  api_token_ended: 'Le jeton a été révoqué',
  api_token_limit: 'Vous pouvez avoir au plus {max} jetons',
  job_role_content_marketer: 'Marketing de contenu',
  job_role_seo_specialist: 'Spécialiste SEO',
  job_role_copywriter: 'Rédaction',
  job_role_social_media_manager: 'Réseaux sociaux',
  job_role_ecommerce_manager: 'E-commerce',
  job_role_marketing_manager: 'Direction marketing',
  job_role_translator: 'Traduction',
  job_role_founder: 'Direction générale',
  job_role_agency: 'Agence',
  job_role_other: 'Autre',
} satisfies Words<typeof english>;
