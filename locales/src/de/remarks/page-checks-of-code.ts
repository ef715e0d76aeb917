import type english from '../../en/remarks/page-checks-of-code.ts';
import type { Words } from '../../words.ts';

export default {
  keyword_text: {
    name: 'Keyword in den ersten 100 Wörtern',
    advice: 'Das Thema soll sofort klar sein. Nennen Sie es im ersten Absatz.',
  },
  image_alt: {
    name: 'Bilder ohne Alternativtext',
    advice:
      'Ohne alt-Attribut kennen weder Screenreader noch Bildersuche das Bild. Beschreiben Sie jedes; Schmuckbilder bekommen ein leeres alt.',
  },
  internal_links: {
    name: 'Interne Links',
    advice: 'Links auf eigene Seiten führen Besucher und Robots weiter. Ergänzen Sie einige zu verwandten Seiten.',
  },
  link_texts: {
    name: 'Links ohne Text',
    advice: 'Ein Link ohne Worte sagt nichts über sein Ziel. Geben Sie jedem einen Text oder seinem Bild ein alt.',
  },
  broken_links: {
    name: 'Defekte Links',
    advice: 'Sackgassen ärgern Besucher und kosten Crawling. Reparieren oder entfernen Sie die genannten Links.',
  },
  structured_data: {
    name: 'Strukturierte Daten (JSON-LD)',
    advice:
      'Strukturierte Daten ermöglichen Rich Results; ein Block ohne gültiges JSON und Typ wird ignoriert. Ergänzen oder korrigieren Sie sie.',
  },
  hreflang: {
    name: 'hreflang',
    advice:
      'hreflang gilt nur mit gültigen Codes und einem Link auf die Seite selbst. Korrigieren Sie die Codes oder ergänzen Sie den Link.',
  },
  language: {
    name: 'Sprache angegeben',
    advice:
      'Das lang-Attribut hilft Browsern beim Übersetzen und Screenreadern bei der Aussprache. Setzen Sie es am html-Element.',
  },
  social: {
    name: 'Social-Tags',
    advice: 'Ohne og:title und og:image raten die Netzwerke, wie ein geteilter Link aussieht. Ergänzen Sie beide.',
  },
  viewport: {
    name: 'Mobiler Viewport',
    advice: 'Google liest zuerst die mobile Seite. Ergänzen Sie ein Viewport-Meta-Tag mit width=device-width.',
  },
  https: {
    name: 'Verschlüsselte Adresse',
    advice: 'Browser warnen vor Seiten ohne https, und die Suche bevorzugt https. Stellen Sie die Seite um.',
  },
  weight: {
    name: 'Größe des Markups',
    advice:
      'Großes Markup lädt langsam, und Google liest nur die ersten 2 MB. Entfernen Sie eingebettete Skripte, Stile und Daten.',
  },
} satisfies Words<typeof english>;
