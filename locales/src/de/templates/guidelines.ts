import type english from '../../en/templates/guidelines.ts';
import type { Words } from '../../words.ts';

export default {
  blog_article: {
    title: 'Blogartikel',
    overall_goal: 'Wer nach [Thema] sucht, findet eine sofort brauchbare Antwort und merkt sich, von wem sie kam.',
    platform: 'Firmenblog, gefunden über Suchmaschinen',
    structure:
      'Die Antwort im ersten Absatz; drei bis fünf Abschnitte mit sprechenden Überschriften; je ein Beispiel; der nächste Schritt.',
    tone_of_voice: 'Hilfreich und genau, keine Werbung',
  },
  product_launch: {
    title: 'Produkteinführung',
    overall_goal: 'Bestandskunden probieren [Produkt] im ersten Monat aus.',
    platform: 'Landingpage, Newsletter und soziale Netzwerke',
    structure: 'Welches Problem es löst; was neu ist; Belege; Preis und Verfügbarkeit; eine Handlungsaufforderung.',
    tone_of_voice: 'Selbstbewusst und konkret, ohne Superlative',
  },
  newsletter: {
    title: 'Newsletter',
    overall_goal: 'Die nächste Ausgabe wird wieder geöffnet, und jeder Zwanzigste klickt.',
    platform: 'E-Mail, am Telefon gelesen',
    structure: 'Betreff unter 50 Zeichen; eine Hauptgeschichte; zwei kurze Meldungen; ein Knopf.',
    tone_of_voice: 'Persönlich, wie ein Brief von einem Menschen',
  },
  job_campaign: {
    title: 'Stellenkampagne',
    overall_goal: 'Wer passt, bewirbt sich auf [Stelle]; andere sehen früh, dass sie nicht passen.',
    platform: 'Karriereseite und Stellenbörsen',
    structure: 'Was zu tun ist; mit wem; was mitzubringen ist; was wir bieten; wie man sich bewirbt.',
    tone_of_voice: 'Ehrlich und einladend',
  },
} satisfies Words<typeof english>;
