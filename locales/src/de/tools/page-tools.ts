// Tools that read pages and sites, and those made to measure, in German, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    on_page_audit: {
      name: 'On-Page-SEO-Audit',
      description: 'Prüfen Sie eine Seite auf die On-Page-Faktoren, die zählen, und erhalten Sie eine Liste der Korrekturen.',
    },
    sitemap_generator: {
      name: 'XML-Sitemap-Generator',
      description: 'Erstellen Sie eine XML-Sitemap aus einer URL-Liste oder durch Crawlen einer Website.',
    },
    internal_linking: {
      name: 'Interne Verlinkung',
      description: 'Finden Sie in einem Text die besten Stellen für Links auf eigene Seiten und setzen Sie sie.',
    },
    content_gap: {
      name: 'Inhaltslücken',
      description: 'Vergleichen Sie Ihre Seite mit Wettbewerbern und sehen Sie, welche Themen und Überschriften fehlen.',
    },
    content_brief: {
      name: 'SEO-Content-Briefing',
      description: 'Bereiten Sie das Briefing für Autoren vor: Suchintention, Gliederung, Fragen, Begriffe und Metadaten.',
    },
    category_cards: {
      name: 'Kategorie-Karten',
      description:
        'Schreiben Sie kurze SEO-Karten, die eine Shop-Kategorie mit verwandten verbinden, mit verlinkten und weichen Keywords.',
    },
    store_pages: {
      name: 'Filial- und Standortseiten',
      description: 'Erstellen Sie aus einer Datei eigene lokale Seiten für jede Filiale, jeden Standort und jedes Einzugsgebiet.',
    },
    brand_style_guide: {
      name: 'Styleguide der Marke',
      description:
        'Leiten Sie aus Seiten, Texten oder Dateien ab, wie Ihre Marke schreibt: ein Leitfaden mit Regeln und Beispielen.',
    },
  },
  words: {
    URLs: 'URL-Liste',
    'Site to crawl': 'Zu crawlende Website',
    'A page to start from, or the address of an existing sitemap.': 'Eine Startseite oder die Adresse einer vorhandenen Sitemap.',
    'Pages at most': 'Seiten höchstens',
    'Include last modification date': 'Datum der letzten Änderung angeben',
    'Paths to exclude': 'Auszuschließende Pfade',
    'Paste URLs or enter a site.': 'Fügen Sie URLs ein oder nennen Sie eine Website.',
    '# AI credit per # URLs.': '# KI-Credit je # URLs.',
    'Text or HTML': 'Text oder HTML',
    'Pages to link': 'Zu verlinkende Seiten',
    'One per line: keyword, keyword | URL.': 'Eine je Zeile: Keyword, Keyword | URL.',
    Links: 'Verlinkung',
    'Insert them': 'Einsetzen',
    'Only propose them': 'Nur vorschlagen',
    'Links at most': 'Links höchstens',
    'Only the first occurrence': 'Nur das erste Vorkommen',
    'Secondary keywords': 'Weitere Keywords',
    'Pages to learn from': 'Seiten als Vorbild',
    'Goal of the page': 'Ziel der Seite',
    'Your page': 'Ihre Seite',
    'Competitor pages': 'Seiten der Wettbewerber',
    '# AI credits per competitor page.': '# KI-Credits je Wettbewerberseite.',
    'Category page': 'Kategorieseite',
    'Keywords that already have a target page.': 'Keywords, die schon eine Zielseite haben.',
    'Keywords to use without a link.': 'Keywords, die ohne Link vorkommen.',
    'Number of cards': 'Zahl der Karten',
    'Words per card': 'Wörter je Karte',
    'Also write the footer text': 'Auch den Text am Seitenende schreiben',
    '# AI credits per # words, for all the cards together.': '# KI-Credits je # Wörter, für alle Karten zusammen.',
    'Store file': 'Datei der Filialen',
    'CSV: name, address, city, hours, services, phone, notes.':
      'CSV: Name, Adresse, Ort, Öffnungszeiten, Leistungen, Telefon, Notizen.',
    Store: 'Filiale',
    'City or area': 'Ort oder Gebiet',
    'Local facts': 'Angaben zum Standort',
    'Hours, parking, team, landmarks, services of this store.':
      'Öffnungszeiten, Parken, Team, Umgebung und Leistungen dieser Filiale.',
    'Add LocalBusiness structured data': 'Strukturierte Daten (LocalBusiness) hinzufügen',
    'Upload a file or fill in one store.': 'Laden Sie eine Datei hoch oder füllen Sie eine Filiale aus.',
    '# AI credits per # words of each page.': '# KI-Credits je # Wörter jeder Seite.',
    'Sample texts': 'Beispieltexte',
    'Values and promise': 'Werte und Versprechen',
    Competitors: 'Wettbewerber',
    'Save as brand voice': 'Als Markenstimme speichern',
    'Uses one of the available brand voices; not for the restricted role.':
      'Belegt eine der verfügbaren Markenstimmen; nicht für die eingeschränkte Rolle.',
    'Give at least one page, text or file.': 'Geben Sie mindestens eine Seite, einen Text oder eine Datei an.',
  },
} satisfies ToolTexts;
