// Words of the tools that make pictures in German, by their English; "#" stands for a figure.
import type { CatalogueLocale } from '../../localise-tool.ts';

export const imageToolsInGerman: CatalogueLocale = {
  tools: {
    image_resizer: {
      name: 'Bilder zuschneiden und skalieren',
      description: 'Schneiden Sie Bilder auf die Formate zu, die Sie brauchen; das Motiv bleibt im Bild.',
    },
    image_upscaling: { name: 'Bilder vergrößern', description: 'Vergrößern Sie ein Bild, ohne dass es an Schärfe verliert.' },
  },
  words: {
    Images: 'Bilder',
    Image: 'Bild',
    Formats: 'Formate',
    'Instagram post #x#': 'Instagram-Beitrag #x#',
    'Instagram portrait #x#': 'Instagram Hochformat #x#',
    'Story and Reel #x#': 'Story und Reel #x#',
    'Facebook link #x#': 'Facebook-Link #x#',
    'YouTube thumbnail #x#': 'YouTube-Vorschaubild #x#',
    'Custom size': 'Eigene Größe',
    'Width (px)': 'Breite (px)',
    'Height (px)': 'Höhe (px)',
    Method: 'Verfahren',
    'Smart crop': 'Auf das Motiv zuschneiden',
    'Centre crop': 'Mittig zuschneiden',
    'Fit with margins': 'Ganz, mit Rändern',
    'Margin colour': 'Farbe der Ränder',
    Format: 'Format',
    Quality: 'Qualität',
    'At most # x # px and # MB.': 'Höchstens # x # px und # MB.',
    Enlarge: 'Vergrößern',
    '# times': '#-fach',
    Content: 'Inhalt',
    Photo: 'Foto',
    'Illustration or logo': 'Zeichnung oder Logo',
    'The file exceeds the manageable limits (# x # px).': 'Die Datei überschreitet die zulässigen Grenzen (# x # px).',
  },
};
