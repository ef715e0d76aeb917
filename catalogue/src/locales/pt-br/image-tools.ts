// Words of the tools that make pictures in Portuguese, by their English; "#" stands for a figure.
import type { CatalogueLocale } from '../../localise-tool.ts';

export const imageToolsInPortuguese: CatalogueLocale = {
  tools: {
    image_resizer: {
      name: 'Recortar e redimensionar imagens',
      description: 'Recorte e redimensione imagens para os formatos de que precisa, mantendo o assunto no quadro.',
    },
    image_upscaling: { name: 'Ampliar imagens', description: 'Amplie uma imagem e mantenha-a nítida.' },
  },
  words: {
    Images: 'Imagens',
    Image: 'Imagem',
    Formats: 'Formatos',
    'Instagram post #x#': 'Post do Instagram #x#',
    'Instagram portrait #x#': 'Instagram vertical #x#',
    'Story and Reel #x#': 'Story e Reel #x#',
    'Facebook link #x#': 'Link do Facebook #x#',
    'YouTube thumbnail #x#': 'Miniatura do YouTube #x#',
    'Custom size': 'Tamanho próprio',
    'Width (px)': 'Largura (px)',
    'Height (px)': 'Altura (px)',
    Method: 'Método',
    'Smart crop': 'Recorte inteligente',
    'Centre crop': 'Recorte central',
    'Fit with margins': 'Inteira, com margens',
    'Margin colour': 'Cor das margens',
    Format: 'Formato',
    Quality: 'Qualidade',
    'At most # x # px and # MB.': 'No máximo # x # px e # MB.',
    Enlarge: 'Ampliar',
    '# times': '# vezes',
    Content: 'Conteúdo',
    Photo: 'Foto',
    'Illustration or logo': 'Ilustração ou logotipo',
    'The file exceeds the manageable limits (# x # px).': 'O arquivo excede os limites aceitos (# x # px).',
  },
};
