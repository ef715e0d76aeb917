import type english from '../../en/tool-categories/leads.ts';
import type { Words } from '../../words.ts';

export default {
  leads: {
    ai_writer: 'Artigos, posts, e-mails e anúncios com a sua voz',
    seo: 'Metadados, palavras-chave e verificações para suas páginas',
    ai_chat: 'Converse com documentos, imagens e páginas',
    ai_art: 'Imagens e animações para suas campanhas',
    ai_translation: 'Textos e documentos em outros idiomas',
    audio_text: 'Do texto à voz e vice-versa',
    trends: 'O que se procura agora',
    custom_tools: 'Campanhas, catálogos e conjuntos de páginas com um só formulário',
  },
  ownTools: 'Feitas para a sua empresa',
} satisfies Words<typeof english>;
