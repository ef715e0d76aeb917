import type english from '../../en/tool-categories/names.ts';
import type { Words } from '../../words.ts';

export default {
  ai_writer: 'Redacción con IA',
  seo: 'SEO',
  ai_chat: 'Chat con IA',
  ai_art: 'Imágenes con IA',
  ai_translation: 'Traducción con IA',
  audio_text: 'Audio y texto',
  trends: 'Tendencias',
  custom_tools: 'Herramientas a medida',
} satisfies Words<typeof english>;
