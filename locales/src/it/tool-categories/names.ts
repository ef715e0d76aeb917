import type english from '../../en/tool-categories/names.ts';
import type { Words } from '../../words.ts';

export default {
  ai_writer: 'Scrittura IA',
  seo: 'SEO',
  ai_chat: 'Chat IA',
  ai_art: 'Immagini IA',
  ai_translation: 'Traduzione IA',
  audio_text: 'Audio e testo',
  trends: 'Tendenze',
  custom_tools: 'Strumenti su misura',
} satisfies Words<typeof english>;
