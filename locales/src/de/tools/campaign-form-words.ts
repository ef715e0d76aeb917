// Words of the forms for advertisers and social editors in German, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {},
  words: {
    'Final URL': 'Finale URL',
    'Benefits, offers and proofs': 'Vorteile, Angebote und Belege',
    'One per line; lines of up to # characters become headlines as they are.':
      'Je Zeile einer; Zeilen bis # Zeichen werden unverändert zu Titeln.',
    'Brand name': 'Markenname',
    Headlines: 'Titel',
    Descriptions: 'Beschreibungen',
    'Add sitelinks and callouts': 'Sitelinks und Zusatzinformationen hinzufügen',
    'One price for up to # headlines, # descriptions and the assets.':
      'Ein Preis für bis zu # Titel, # Beschreibungen und die Erweiterungen.',
    'Topic or text to condense': 'Thema oder zu verdichtender Text',
    'Single posts': 'Einzelne Beiträge',
    Thread: 'Zusammenhängende Reihe',
    'Number of posts': 'Anzahl der Beiträge',
    'Number the posts': 'Beiträge nummerieren',
    'Link to include': 'Link, der hineinsoll',
    '# AI credits per post.': '# KI-Credits je Beitrag.',
    'Newsletter name': 'Name des Newsletters',
    'Theme of the issue': 'Thema der Ausgabe',
    'News items': 'Meldungen',
    'One per line: what happened | link': 'Je Zeile eine: was geschehen ist | Link',
    'Pages to feature': 'Seiten, die vorkommen sollen',
  },
} satisfies ToolTexts;
