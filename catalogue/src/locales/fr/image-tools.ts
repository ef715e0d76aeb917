// Words of the tools that make pictures in French, by their English; "#" stands for a figure.
import type { CatalogueLocale } from '../../localise-tool.ts';

export const imageToolsInFrench: CatalogueLocale = {
  tools: {
    image_resizer: {
      name: 'Recadrer et redimensionner',
      description: 'Recadrez et redimensionnez vos images aux formats voulus, en gardant le sujet dans le cadre.',
    },
    image_upscaling: { name: 'Agrandir une image', description: 'Agrandissez une image en la gardant nette.' },
  },
  words: {
    Images: 'Vos images',
    Image: 'Votre image',
    Formats: 'Formats voulus',
    'Instagram post #x#': 'Publication Instagram #x#',
    'Instagram portrait #x#': 'Instagram vertical #x#',
    'Story and Reel #x#': 'Story et Reel #x#',
    'Facebook link #x#': 'Lien Facebook #x#',
    'YouTube thumbnail #x#': 'Miniature YouTube #x#',
    'Custom size': 'Taille au choix',
    'Width (px)': 'Largeur (px)',
    'Height (px)': 'Hauteur (px)',
    Method: 'Méthode',
    'Smart crop': 'Recadrage sur le sujet',
    'Centre crop': 'Recadrage au centre',
    'Fit with margins': 'Entière, avec marges',
    'Margin colour': 'Couleur des marges',
    Format: 'Format',
    Quality: 'Qualité',
    'At most # x # px and # MB.': 'Au plus # x # px et # Mo.',
    Enlarge: 'Agrandir',
    '# times': '# fois',
    Content: 'Contenu',
    Photo: 'Photographie',
    'Illustration or logo': 'Dessin ou logo',
    'The file exceeds the manageable limits (# x # px).': 'Le fichier dépasse les limites admises (# x # px).',
  },
};
