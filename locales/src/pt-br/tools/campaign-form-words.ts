// Words of the forms for advertisers and social editors in Portuguese, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {},
  words: {
    'Final URL': 'URL final',
    'Benefits, offers and proofs': 'Benefícios, ofertas e provas',
    'One per line; lines of up to # characters become headlines as they are.':
      'Um por linha; linhas de até # caracteres viram títulos como estão.',
    'Brand name': 'Nome da marca',
    Headlines: 'Títulos',
    Descriptions: 'Descrições',
    'Add sitelinks and callouts': 'Adicionar sitelinks e frases de destaque',
    'One price for up to # headlines, # descriptions and the assets.': 'Um preço para até # títulos, # descrições e os recursos.',
    'Topic or text to condense': 'Tema ou texto a condensar',
    'Single posts': 'Posts avulsos',
    Thread: 'Sequência',
    'Number of posts': 'Número de posts',
    'Number the posts': 'Numerar os posts',
    'Link to include': 'Link a incluir',
    '# AI credits per post.': '# créditos de IA por post.',
    'Newsletter name': 'Nome do boletim',
    'Theme of the issue': 'Tema da edição',
    'News items': 'Notícias',
    'One per line: what happened | link': 'Uma por linha: o que aconteceu | link',
    'Pages to feature': 'Páginas a destacar',
  },
} satisfies ToolTexts;
