import type english from '../../en/tool-categories/leads.ts';
import type { Words } from '../../words.ts';

export default {
  leads: {
    ai_writer: 'Artikel, Beiträge, E-Mails und Anzeigen in Ihrem Ton',
    seo: 'Metadaten, Keywords und Prüfungen für Ihre Seiten',
    ai_chat: 'Gespräche mit Dokumenten, Bildern und Seiten',
    ai_art: 'Bilder und Animationen für Ihre Kampagnen',
    ai_translation: 'Texte und Dokumente in anderen Sprachen',
    audio_text: 'Von Text zu Sprache und zurück',
    trends: 'Was gerade gesucht wird',
    custom_tools: 'Kampagnen, Kataloge und ganze Seitengruppen aus einem Formular',
  },
  ownTools: 'Für Ihr Unternehmen gemacht',
} satisfies Words<typeof english>;
