// Words of the forms for advertisers and social editors in Italian, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {},
  words: {
    'Final URL': 'URL finale',
    'Benefits, offers and proofs': 'Vantaggi, offerte e prove',
    'One per line; lines of up to # characters become headlines as they are.':
      'Uno per riga; le righe fino a # caratteri diventano titoli così come sono.',
    'Brand name': 'Nome della marca',
    Headlines: 'Titoli',
    Descriptions: 'Descrizioni',
    'Add sitelinks and callouts': 'Aggiungi sitelink e callout',
    'One price for up to # headlines, # descriptions and the assets.':
      'Un prezzo unico per un massimo di # titoli, # descrizioni e gli asset.',
    'Topic or text to condense': 'Argomento o testo da condensare',
    'Single posts': 'Post singoli',
    Thread: 'Sequenza di post',
    'Number of posts': 'Numero di post',
    'Number the posts': 'Numera i post',
    'Link to include': 'Link da includere',
    '# AI credits per post.': '# crediti IA per post.',
    'Newsletter name': 'Nome della newsletter',
    'Theme of the issue': 'Tema del numero',
    'News items': 'Notizie',
    'One per line: what happened | link': 'Una per riga: che cosa è successo | link',
    'Pages to feature': 'Pagine da presentare',
  },
} satisfies ToolTexts;
