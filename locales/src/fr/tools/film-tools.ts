// Words of the tools that make films in French, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    text_to_video: {
      name: 'Texte en animation',
      description: 'Transformez une description en une courte animation, au format, à la durée et dans le style de votre choix.',
    },
  },
  words: {
    'Without a video model, its first words are shown in an animation designed around them.':
      'Sans modèle vidéo, ses premiers mots sont montrés dans une animation conçue autour d’eux.',
    'Aspect ratio': 'Format de l’image',
    Portrait: 'Portrait',
    Square: 'Carré',
    Landscape: 'Paysage',
    'Animation style': 'Style d’animation',
    Cinematic: 'Cinématographique',
    Photorealistic: 'Photoréaliste',
    '3D cartoon': 'Dessin animé 3D',
    Anime: 'Anime',
    'Comic book': 'Bande dessinée',
    Claymation: 'Pâte à modeler',
    'Stop motion': 'Image par image',
    'Paper cut-out': 'Papier découpé',
    Watercolour: 'Aquarelle',
    'Oil painting': 'Peinture à l’huile',
    'Pencil sketch': 'Croquis au crayon',
    'Pixel art': 'Pixel art',
    'Low poly': 'Low poly',
    'Neon cyberpunk': 'Cyberpunk néon',
    'Retro film': 'Film rétro',
    'Flat motion graphics': 'Graphisme plat animé',
    'What to avoid': 'Ce qu’il faut éviter',
    Seed: 'Graine',
    '# AI credits per second: # to # per animation.': '# crédits IA par seconde : de # à # par animation.',
  },
} satisfies ToolTexts;
