// Words of the tools that make pictures in Spanish, by their English; "#" stands for a figure.
import type { CatalogueLocale } from '../../localise-tool.ts';

export const imageToolsInSpanish: CatalogueLocale = {
  tools: {
    image_resizer: {
      name: 'Recortar y redimensionar imágenes',
      description: 'Recorta y redimensiona imágenes a los formatos que necesitas sin perder el motivo de vista.',
    },
    image_upscaling: { name: 'Ampliar imágenes', description: 'Amplía una imagen y mantenla nítida.' },
  },
  words: {
    Images: 'Imágenes',
    Image: 'Imagen',
    Formats: 'Formatos',
    'Instagram post #x#': 'Publicación de Instagram #x#',
    'Instagram portrait #x#': 'Instagram vertical #x#',
    'Story and Reel #x#': 'Historia y Reel #x#',
    'Facebook link #x#': 'Enlace de Facebook #x#',
    'YouTube thumbnail #x#': 'Miniatura de YouTube #x#',
    'Custom size': 'Tamaño propio',
    'Width (px)': 'Ancho (px)',
    'Height (px)': 'Alto (px)',
    Method: 'Método',
    'Smart crop': 'Recorte inteligente',
    'Centre crop': 'Recorte centrado',
    'Fit with margins': 'Completa, con márgenes',
    'Margin colour': 'Color de los márgenes',
    Format: 'Formato',
    Quality: 'Calidad',
    'At most # x # px and # MB.': 'Como máximo # x # px y # MB.',
    Enlarge: 'Ampliar',
    '# times': '# veces',
    Content: 'Contenido',
    Photo: 'Foto',
    'Illustration or logo': 'Ilustración o logotipo',
    'The file exceeds the manageable limits (# x # px).': 'El archivo supera los límites admitidos (# x # px).',
  },
};
