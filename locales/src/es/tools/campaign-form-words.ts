// Words of the forms for advertisers and social editors in Spanish, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {},
  words: {
    'Final URL': 'URL final',
    'Benefits, offers and proofs': 'Ventajas, ofertas y pruebas',
    'One per line; lines of up to # characters become headlines as they are.':
      'Una por línea; las líneas de hasta # caracteres pasan a ser títulos tal cual.',
    'Brand name': 'Nombre de la marca',
    Headlines: 'Títulos',
    Descriptions: 'Descripciones',
    'Add sitelinks and callouts': 'Añadir enlaces de sitio y textos destacados',
    'One price for up to # headlines, # descriptions and the assets.':
      'Un precio para un máximo de # títulos, # descripciones y los recursos.',
    'Topic or text to condense': 'Tema o texto que condensar',
    'Single posts': 'Publicaciones sueltas',
    Thread: 'Hilo',
    'Number of posts': 'Número de publicaciones',
    'Number the posts': 'Numerar las publicaciones',
    'Link to include': 'Enlace que incluir',
    '# AI credits per post.': '# créditos de IA por publicación.',
    'Newsletter name': 'Nombre del boletín',
    'Theme of the issue': 'Tema del número',
    'News items': 'Noticias',
    'One per line: what happened | link': 'Una por línea: qué ha pasado | enlace',
    'Pages to feature': 'Páginas que destacar',
  },
} satisfies ToolTexts;
