import type english from '../../en/remarks/page-checks.ts';
import type { Words } from '../../words.ts';

export default {
  status: {
    name: 'Antwort des Servers',
    advice: 'Nur Seiten mit Status 200 werden indexiert. Reparieren Sie die Seite oder leiten Sie mit 301 weiter.',
  },
  redirect: {
    name: 'Weiterleitung',
    advice: 'Die Adresse leitet weiter, das kostet Zeit und Crawling. Verlinken Sie direkt auf das Ziel.',
  },
  indexable: {
    name: 'Indexierung erlaubt',
    advice:
      'Ein noindex hält die Seite aus allen Suchmaschinen. Entfernen Sie es aus dem Robots-Meta-Tag oder dem Header X-Robots-Tag, wenn die Seite gefunden werden soll.',
  },
  robots_txt: {
    name: 'robots.txt',
    advice: 'robots.txt verbietet das Crawlen dieser Adresse, ihr Inhalt wird nie gelesen. Ändern Sie die genannte Regel.',
  },
  canonical: {
    name: 'Canonical-Adresse',
    advice:
      'Ein Canonical-Link auf die Seite selbst sagt, welche Adresse zählt; ein anderer gibt das Ranking dorthin ab. Nennen Sie genau einen.',
  },
  title: {
    name: 'Titel',
    advice:
      'Der Titel ist die Überschrift des Suchergebnisses und wird über 580 px gekürzt. Geben Sie der Seite einen von 200 bis 580 px, der das Thema zuerst nennt.',
  },
  description: {
    name: 'Meta-Beschreibung',
    advice:
      'Die Beschreibung gewinnt den Klick und wird über 920 px gekürzt. Schreiben Sie eine von 400 bis 920 px, den Nutzen zuerst.',
  },
  h1: {
    name: 'Hauptüberschrift (H1)',
    advice: 'Eine H1 sagt Lesern und Suchmaschinen, worum es geht. Behalten Sie genau eine.',
  },
  heading_order: {
    name: 'Reihenfolge der Überschriften',
    advice:
      'Eine übersprungene Ebene stört die Gliederung, der Screenreader und Suchmaschinen folgen. Gehen Sie lückenlos von H2 zu H3.',
  },
  words: {
    name: 'Wörter im Haupttext',
    advice: 'Wenig Text beantwortet selten eine Frage ganz. Ergänzen Sie, was Besucher fragen; eine ideale Länge gibt es nicht.',
  },
  readability: {
    name: 'Lesbarkeit (0 bis 100)',
    advice: 'Unter 40 geben viele auf. Teilen Sie lange Sätze und wählen Sie kürzere Wörter.',
  },
  keyword_title: {
    name: 'Keyword im Titel',
    advice: 'Suchende achten auf ihre eigenen Wörter. Setzen Sie das Keyword weit vorn in den Titel.',
  },
  keyword_h1: {
    name: 'Keyword in der H1',
    advice: 'Die Überschrift soll bestätigen, dass man richtig ist. Verwenden Sie das Keyword oder eine Form davon.',
  },
} satisfies Words<typeof english>;
