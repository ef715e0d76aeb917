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
    hreflang_generator: {
      name: 'Hreflang-Generator',
      description: 'Erzeugen und prüfen Sie hreflang-Tags für Seiten in mehreren Sprachen und Ländern.',
    },
    faq_schema: {
      name: 'FAQ-Schema (JSON-LD)',
      description: 'Machen Sie aus Fragen und Antworten gültige strukturierte Daten vom Typ FAQPage.',
    },
    structured_data_generator: {
      name: 'Generator für strukturierte Daten',
      description:
        'Erstellen Sie JSON-LD für Artikel, Produkte, lokale Unternehmen, Veranstaltungen, Rezepte, Breadcrumbs und mehr.',
      words: { Type: 'Datentyp' },
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
    Pages: 'Seiten',
    'One per line: language-country | URL, e.g. en-GB | https://example.com/uk/':
      'Eine je Zeile: Sprache-Land | URL, z. B. en-GB | https://example.com/uk/',
    'x-default URL': 'x-default-URL',
    'HTML link tags': 'HTML-Link-Tags',
    'HTTP header': 'HTTP-Header',
    'XML sitemap': 'XML-Sitemap',
    'Check the pages online': 'Seiten online prüfen',
    'Questions and answers': 'Fragen und Antworten',
    'Q: question, next line A: answer; blank line between pairs.':
      'F: Frage, nächste Zeile A: Antwort; Leerzeile zwischen den Paaren.',
    'Also give the visible HTML': 'Auch das sichtbare HTML ausgeben',
    'Local business': 'Lokales Unternehmen',
    Organization: 'Organisation',
    Event: 'Veranstaltung',
    Recipe: 'Rezept',
    'Job posting': 'Stellenanzeige',
    Breadcrumb: 'Breadcrumb-Pfad',
    Video: 'Video',
    Person: 'Person',
    'Name or headline': 'Name oder Überschrift',
    Description: 'Beschreibung',
    'Image URL': 'URL des Bildes',
    'Date (published, start or posted)': 'Datum (Veröffentlichung, Beginn oder Ausschreibung)',
    'Author or organisation': 'Autor oder Organisation',
    Address: 'Adresse',
    Telephone: 'Telefon',
    Items: 'Einträge',
    'One per line: breadcrumb name | URL, ingredients or steps.':
      'Einer je Zeile: Name im Breadcrumb-Pfad | URL, Zutaten oder Schritte.',
  },
};
