// Words of the tools that make pictures in Italian, by their English; "#" stands for a figure.
import type { CatalogueLocale } from '../../localise-tool.ts';

export const imageToolsInItalian: CatalogueLocale = {
  tools: {
    image_resizer: {
      name: 'Ritaglio e ridimensionamento',
      description: 'Ritaglia e ridimensiona le immagini nei formati che ti servono, tenendo il soggetto nell’inquadratura.',
    },
    image_upscaling: { name: 'Ingrandimento immagini', description: 'Ingrandisci un’immagine e mantienila nitida.' },
  },
  words: {
    Images: 'Le tue immagini',
    Image: 'Immagine',
    Formats: 'Formati',
    'Instagram post #x#': 'Post Instagram #x#',
    'Instagram portrait #x#': 'Instagram verticale #x#',
    'Story and Reel #x#': 'Storia e Reel #x#',
    'Facebook link #x#': 'Link Facebook #x#',
    'YouTube thumbnail #x#': 'Miniatura YouTube #x#',
    'Custom size': 'Dimensione a scelta',
    'Width (px)': 'Larghezza (px)',
    'Height (px)': 'Altezza (px)',
    Method: 'Metodo',
    'Smart crop': 'Ritaglio intelligente',
    'Centre crop': 'Ritaglio al centro',
    'Fit with margins': 'Intera, con margini',
    'Margin colour': 'Colore dei margini',
    Format: 'Formato',
    Quality: 'Qualità',
    'At most # x # px and # MB.': 'Al massimo # x # px e # MB.',
    Enlarge: 'Ingrandisci',
    '# times': '# volte',
    Content: 'Contenuto',
    Photo: 'Foto',
    'Illustration or logo': 'Illustrazione o logo',
    'The file exceeds the manageable limits (# x # px).': 'Il file supera i limiti gestibili (# x # px).',
  },
};
