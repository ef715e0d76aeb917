// Words of the tools that make films in Spanish, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    text_to_video: {
      name: 'De texto a animación',
      description: 'Convierte una descripción en una animación breve con el formato, la duración y el estilo que elijas.',
    },
  },
  words: {
    'Without a video model, its first words are shown in an animation designed around them.':
      'Sin un modelo de vídeo, sus primeras palabras se muestran en una animación diseñada en torno a ellas.',
    'Aspect ratio': 'Relación de aspecto',
    Portrait: 'Vertical',
    Square: 'Cuadrado',
    Landscape: 'Horizontal',
    'Animation style': 'Estilo de animación',
    Cinematic: 'Cinematográfico',
    Photorealistic: 'Fotorrealista',
    '3D cartoon': 'Dibujo 3D',
    Anime: 'Anime',
    'Comic book': 'Cómic',
    Claymation: 'Plastilina',
    'Stop motion': 'Stop motion',
    'Paper cut-out': 'Papel recortado',
    Watercolour: 'Acuarela',
    'Oil painting': 'Pintura al óleo',
    'Pencil sketch': 'Boceto a lápiz',
    'Pixel art': 'Pixel art',
    'Low poly': 'Low poly',
    'Neon cyberpunk': 'Ciberpunk de neón',
    'Retro film': 'Película retro',
    'Flat motion graphics': 'Grafismo plano animado',
    'What to avoid': 'Qué evitar',
    Seed: 'Semilla',
    '# AI credits per second: # to # per animation.': '# créditos de IA por segundo: de # a # por animación.',
  },
} satisfies ToolTexts;
