import type english from '../../en/tool-categories/names.ts';
import type { Words } from '../../words.ts';

export default {
  ai_writer: 'KI-Texte',
  seo: 'SEO',
  ai_chat: 'KI-Chat',
  ai_art: 'KI-Bilder',
  ai_translation: 'KI-Übersetzung',
  audio_text: 'Audio und Text',
  trends: 'Trends',
  custom_tools: 'Eigene Werkzeuge',
} satisfies Words<typeof english>;
