// Words of the forms for advertisers and social editors in French, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {},
  words: {
    'Final URL': 'URL finale',
    'Benefits, offers and proofs': 'Avantages, offres et preuves',
    'One per line; lines of up to # characters become headlines as they are.':
      'Un par ligne\u00a0; les lignes de # caractères au plus deviennent des titres telles quelles.',
    'Brand name': 'Nom de la marque',
    Headlines: 'Titres',
    Descriptions: 'Nombre de descriptions',
    'Add sitelinks and callouts': 'Ajouter des liens annexes et des accroches',
    'One price for up to # headlines, # descriptions and the assets.':
      'Un seul prix pour # titres au plus, # descriptions et les éléments.',
    'Topic or text to condense': 'Sujet ou texte à condenser',
    'Single posts': 'Posts isolés',
    Thread: 'Fil',
    'Number of posts': 'Nombre de posts',
    'Number the posts': 'Numéroter les posts',
    'Link to include': 'Lien à inclure',
    '# AI credits per post.': '# crédits IA par post.',
    'Newsletter name': 'Nom de la lettre',
    'Theme of the issue': 'Thème du numéro',
    'News items': 'Actualités',
    'One per line: what happened | link': 'Une par ligne\u00a0: ce qui s’est passé | lien',
    'Pages to feature': 'Pages à mettre en avant',
  },
} satisfies ToolTexts;
