// Names of the catalogue's rooms, in the six languages of the interface.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { MacroCategory } from '@folio/contract/tool-definition';

const names: Record<MacroCategory, Record<InterfaceLanguage, string>> = {
  ai_writer: {
    en: 'AI Writer',
    it: 'Scrittura IA',
    de: 'KI-Texte',
    es: 'Redacción con IA',
    fr: 'Rédaction IA',
    'pt-BR': 'Redação com IA',
  },
  seo: { en: 'SEO', it: 'SEO', de: 'SEO', es: 'SEO', fr: 'SEO', 'pt-BR': 'SEO' },
  ai_chat: { en: 'AI Chat', it: 'Chat IA', de: 'KI-Chat', es: 'Chat con IA', fr: 'Chat IA', 'pt-BR': 'Chat com IA' },
  ai_art: {
    en: 'AI Art',
    it: 'Immagini IA',
    de: 'KI-Bilder',
    es: 'Imágenes con IA',
    fr: 'Images IA',
    'pt-BR': 'Imagens com IA',
  },
  ai_translation: {
    en: 'AI Translation',
    it: 'Traduzione IA',
    de: 'KI-Übersetzung',
    es: 'Traducción con IA',
    fr: 'Traduction IA',
    'pt-BR': 'Tradução com IA',
  },
  audio_text: {
    en: 'Audio and text',
    it: 'Audio e testo',
    de: 'Audio und Text',
    es: 'Audio y texto',
    fr: 'Audio et texte',
    'pt-BR': 'Áudio e texto',
  },
  trends: { en: 'Trends', it: 'Tendenze', de: 'Trends', es: 'Tendencias', fr: 'Tendances', 'pt-BR': 'Tendências' },
  custom_tools: {
    en: 'Custom tools',
    it: 'Strumenti su misura',
    de: 'Eigene Werkzeuge',
    es: 'Herramientas a medida',
    fr: 'Outils sur mesure',
    'pt-BR': 'Ferramentas sob medida',
  },
};

/** The name of a macro category as its page and menu entry show it. */
export const macroCategoryName = (category: MacroCategory, language: InterfaceLanguage): string => names[category][language];
