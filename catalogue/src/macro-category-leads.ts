// One line under a macro category's name, in the six languages of the interface.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { MacroCategory } from '@folio/contract/tool-definition';

const leads: Record<MacroCategory, Record<InterfaceLanguage, string>> = {
  ai_writer: {
    en: 'Articles, posts, emails and listings in your voice',
    it: 'Articoli, post, email e annunci con la tua voce',
    de: 'Artikel, Beiträge, E-Mails und Anzeigen in Ihrem Ton',
    es: 'Artículos, publicaciones, correos y anuncios con tu voz',
    fr: 'Articles, publications, e-mails et annonces dans votre ton',
    'pt-BR': 'Artigos, posts, e-mails e anúncios com a sua voz',
  },
  seo: {
    en: 'Meta data, keywords and checks for your pages',
    it: 'Metadati, parole chiave e controlli per le tue pagine',
    de: 'Metadaten, Keywords und Prüfungen für Ihre Seiten',
    es: 'Metadatos, palabras clave y comprobaciones para tus páginas',
    fr: 'Métadonnées, mots-clés et contrôles pour vos pages',
    'pt-BR': 'Metadados, palavras-chave e verificações para suas páginas',
  },
  ai_chat: {
    en: 'Talk with documents, images and pages',
    it: 'Dialoga con documenti, immagini e pagine',
    de: 'Gespräche mit Dokumenten, Bildern und Seiten',
    es: 'Conversa con documentos, imágenes y páginas',
    fr: 'Échangez avec des documents, des images et des pages',
    'pt-BR': 'Converse com documentos, imagens e páginas',
  },
  ai_art: {
    en: 'Images and animations for your campaigns',
    it: 'Immagini e animazioni per le tue campagne',
    de: 'Bilder und Animationen für Ihre Kampagnen',
    es: 'Imágenes y animaciones para tus campañas',
    fr: 'Images et animations pour vos campagnes',
    'pt-BR': 'Imagens e animações para suas campanhas',
  },
  ai_translation: {
    en: 'Texts and documents in other languages',
    it: 'Testi e documenti in altre lingue',
    de: 'Texte und Dokumente in anderen Sprachen',
    es: 'Textos y documentos en otros idiomas',
    fr: 'Textes et documents dans d’autres langues',
    'pt-BR': 'Textos e documentos em outros idiomas',
  },
  audio_text: {
    en: 'From text to speech and back',
    it: 'Dal testo alla voce e ritorno',
    de: 'Von Text zu Sprache und zurück',
    es: 'Del texto a la voz y viceversa',
    fr: 'Du texte à la voix, et inversement',
    'pt-BR': 'Do texto à voz e vice-versa',
  },
  trends: {
    en: 'What people look for now',
    it: 'Che cosa si cerca adesso',
    de: 'Was gerade gesucht wird',
    es: 'Lo que se busca ahora',
    fr: 'Ce que l’on cherche en ce moment',
    'pt-BR': 'O que se procura agora',
  },
  custom_tools: {
    en: 'Campaigns, catalogues and whole sets of pages from one form',
    it: 'Campagne, cataloghi e interi gruppi di pagine da un solo modulo',
    de: 'Kampagnen, Kataloge und ganze Seitengruppen aus einem Formular',
    es: 'Campañas, catálogos y conjuntos de páginas con un solo formulario',
    fr: 'Campagnes, catalogues et ensembles de pages avec un seul formulaire',
    'pt-BR': 'Campanhas, catálogos e conjuntos de páginas com um só formulário',
  },
};

/** Said of the premium tools once the account has some of its own. */
const ownTools: Record<InterfaceLanguage, string> = {
  en: 'Made for your company',
  it: 'Creati per la tua azienda',
  de: 'Für Ihr Unternehmen gemacht',
  es: 'Hechas para tu empresa',
  fr: 'Conçus pour votre entreprise',
  'pt-BR': 'Feitas para a sua empresa',
};

/** What a macro category is for, as shown beside its name; `hasOwnTools` where the account made tools itself. */
export const macroCategoryLead = (category: MacroCategory, language: InterfaceLanguage, hasOwnTools: boolean): string =>
  category === 'custom_tools' && hasOwnTools ? ownTools[language] : leads[category][language];
