import type english from '../../en/tool-categories/leads.ts';
import type { Words } from '../../words.ts';

export default {
  leads: {
    ai_writer: 'Artículos, publicaciones, correos y anuncios con tu voz',
    seo: 'Metadatos, palabras clave y comprobaciones para tus páginas',
    ai_chat: 'Conversa con documentos, imágenes y páginas',
    ai_art: 'Imágenes y animaciones para tus campañas',
    ai_translation: 'Textos y documentos en otros idiomas',
    audio_text: 'Del texto a la voz y viceversa',
    trends: 'Lo que se busca ahora',
    custom_tools: 'Campañas, catálogos y conjuntos de páginas con un solo formulario',
  },
  ownTools: 'Hechas para tu empresa',
} satisfies Words<typeof english>;
