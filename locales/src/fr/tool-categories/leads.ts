import type english from '../../en/tool-categories/leads.ts';
import type { Words } from '../../words.ts';

export default {
  leads: {
    ai_writer: 'Articles, publications, e-mails et annonces dans votre ton',
    seo: 'Métadonnées, mots-clés et contrôles pour vos pages',
    ai_chat: 'Échangez avec des documents, des images et des pages',
    ai_art: 'Images et animations pour vos campagnes',
    ai_translation: 'Textes et documents dans d’autres langues',
    audio_text: 'Du texte à la voix, et inversement',
    trends: 'Ce que l’on cherche en ce moment',
    custom_tools: 'Campagnes, catalogues et ensembles de pages avec un seul formulaire',
  },
  ownTools: 'Conçus pour votre entreprise',
} satisfies Words<typeof english>;
