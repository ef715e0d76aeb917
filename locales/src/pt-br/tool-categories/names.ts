import type english from '../../en/tool-categories/names.ts';
import type { Words } from '../../words.ts';

export default {
  ai_writer: 'Redação com IA',
  seo: 'SEO',
  ai_chat: 'Chat com IA',
  ai_art: 'Imagens com IA',
  ai_translation: 'Tradução com IA',
  audio_text: 'Áudio e texto',
  trends: 'Tendências',
  custom_tools: 'Ferramentas sob medida',
} satisfies Words<typeof english>;
