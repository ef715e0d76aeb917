// Tools that read figures of searches and pages in German, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    trends_global: {
      name: 'Weltweite Trends',
      description: 'Sehen Sie, wonach Menschen gerade suchen, nach Land und Kategorie.',
    },
    trends_wiki: {
      name: 'Wikipedia-Trends',
      description: 'Entdecken Sie die meistgelesenen und am schnellsten steigenden Wikipedia-Seiten einer Sprache.',
    },
    trends_related: {
      name: 'Verwandte Trends',
      description: 'Finden Sie Suchanfragen und Themen zu einem Keyword, die häufigsten und die steigenden.',
    },
    trends_amazon: {
      name: 'Amazon-Trends',
      description: 'Sehen Sie, was Kunden bei Amazon rund um ein Produkt eingeben, nach Marktplatz.',
    },
    trends_interest: {
      name: 'Interesse im Zeitverlauf',
      description: 'Vergleichen Sie das Interesse an bis zu fünf Keywords im Zeitverlauf und finden Sie ihre Saison.',
    },
    page_domain_authority: {
      name: 'Autorität von Seite und Domain',
      description: 'Schätzen Sie die Stärke von bis zu zehn Seiten und ihren Domains auf einer Skala von 0 bis 100.',
      words: { URLs: 'Seiten-URLs' },
    },
  },
  words: {
    'Your own figures (CSV)': 'Eigene Zahlen (CSV)',
    'There is no free source: one per line, as search; figure; change in percent.':
      'Es gibt keine freie Quelle: eine je Zeile, als Suche; Zahl; Veränderung in Prozent.',
    'There is no free source: one per line, as search; figure.': 'Es gibt keine freie Quelle: eine je Zeile, als Suche; Zahl.',
    'Left empty, the page views of Wikipedia are read. One per line: date (YYYY-MM-DD); keyword; figure.':
      'Leer gelassen werden die Seitenaufrufe der Wikipedia gelesen. Eine je Zeile: Datum (JJJJ-MM-TT); Keyword; Zahl.',
    'Rank list (CSV)': 'Rangliste (CSV)',
    'One per line: domain; rank. Without a list there is no data.':
      'Eine je Zeile: Domain; Rang. Ohne Liste gibt es keine Daten.',
    '# AI credits per URL.': '# KI-Credits je URL.',
    Worldwide: 'Weltweit',
    Period: 'Zeitraum',
    Today: 'Heute',
    'Last # days': 'Letzte # Tage',
    'Last # months': 'Letzte # Monate',
    'Last # years': 'Letzte # Jahre',
    All: 'Alle',
    Business: 'Wirtschaft',
    Entertainment: 'Unterhaltung',
    Health: 'Gesundheit',
    'Science and technology': 'Wissenschaft und Technik',
    'Top stories': 'Schlagzeilen',
    Travel: 'Reisen',
    Results: 'Ergebnisse',
    Day: 'Tag',
    'Left empty: the last day available.': 'Leer: der letzte verfügbare Tag.',
    'Order by': 'Sortieren nach',
    'Most read': 'Meistgelesen',
    'Fastest growing': 'Am schnellsten steigend',
    'Only pages about': 'Nur Seiten über',
    Keyword: 'Suchbegriff',
    'Product or keyword': 'Produkt oder Keyword',
  },
} satisfies ToolTexts;
