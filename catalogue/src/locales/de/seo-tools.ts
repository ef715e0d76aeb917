// Names, descriptions and form words of the search tools in German, by their English; "#" stands for a figure.
import type { CatalogueLocale } from '../../localise-tool.ts';

export const seoToolsInGerman: CatalogueLocale = {
  tools: {
    readability_checker: {
      name: 'Lesbarkeitsprüfung',
      description: 'Messen Sie, wie leicht sich ein Text liest, und sehen Sie, welche Sätze zu verbessern sind.',
    },
    serp_preview: {
      name: 'SERP-Vorschau',
      description:
        'Sehen Sie, wie eine Seite in den Google-Ergebnissen am Desktop und auf dem Smartphone aussieht, mit Pixelbreiten.',
    },
    url_slug_generator: { name: 'URL-Slug-Generator', description: 'Machen Sie aus Titeln kurze, saubere URL-Slugs.' },
    robots_txt_generator: {
      name: 'robots.txt-Generator',
      description: 'Erstellen Sie eine robots.txt-Datei und prüfen Sie, welche URLs sie sperrt.',
    },
  },
  words: {
    Readers: 'Leserschaft',
    'General public': 'Breites Publikum',
    Experts: 'Fachleute',
    'Young readers': 'Junge Leser',
    'Meta title': 'Meta-Titel',
    'Meta description': 'Meta-Beschreibung',
    'Site name': 'Name der Website',
    'Keyword to highlight': 'Hervorzuhebendes Keyword',
    'Date shown': 'Angezeigtes Datum',
    Titles: 'Titel',
    'One per line.': 'Einer je Zeile.',
    'Maximum characters': 'Höchstzahl der Zeichen',
    'Remove stop words': 'Stoppwörter entfernen',
    Separator: 'Trennzeichen',
    Hyphen: 'Bindestrich',
    Underscore: 'Unterstrich',
    'Base URL': 'Basis-URL',
    'By default': 'Grundsätzlich',
    'Allow all robots': 'Alle Robots zulassen',
    'Block all robots': 'Alle Robots sperren',
    'Robots to block': 'Zu sperrende Robots',
    'Paths to block': 'Zu sperrende Pfade',
    'Paths to allow': 'Zu erlaubende Pfade',
    'Sitemap URLs': 'URLs der Sitemaps',
    'Crawl delay (seconds)': 'Crawl-Verzögerung (Sekunden)',
    'URLs to test': 'Zu prüfende URLs',
  },
};
