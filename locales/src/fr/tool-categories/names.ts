import type english from '../../en/tool-categories/names.ts';
import type { Words } from '../../words.ts';

export default {
  ai_writer: 'Rédaction IA',
  seo: 'SEO',
  ai_chat: 'Chat IA',
  ai_art: 'Images IA',
  ai_translation: 'Traduction IA',
  audio_text: 'Audio et texte',
  trends: 'Tendances',
  custom_tools: 'Outils sur mesure',
} satisfies Words<typeof english>;
