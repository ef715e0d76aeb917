// Words of the tools that make films in Portuguese, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    text_to_video: {
      name: 'Texto em animação',
      description: 'Transforme uma descrição em uma animação curta no formato, na duração e no estilo que você escolher.',
    },
  },
  words: {
    'Without a video model, its first words are shown in an animation designed around them.':
      'Sem um modelo de vídeo, suas primeiras palavras aparecem em uma animação criada em torno delas.',
    'Aspect ratio': 'Proporção',
    Portrait: 'Retrato',
    Square: 'Quadrado',
    Landscape: 'Paisagem',
    'Animation style': 'Estilo da animação',
    Cinematic: 'Cinematográfico',
    Photorealistic: 'Fotorrealista',
    '3D cartoon': 'Desenho 3D',
    Anime: 'Anime',
    'Comic book': 'Quadrinhos',
    Claymation: 'Massinha',
    'Stop motion': 'Stop motion',
    'Paper cut-out': 'Recorte de papel',
    Watercolour: 'Aquarela',
    'Oil painting': 'Pintura a óleo',
    'Pencil sketch': 'Esboço a lápis',
    'Pixel art': 'Pixel art',
    'Low poly': 'Low poly',
    'Neon cyberpunk': 'Cyberpunk neon',
    'Retro film': 'Filme retrô',
    'Flat motion graphics': 'Motion design plano',
    'What to avoid': 'O que evitar',
    Seed: 'Semente',
    '# AI credits per second: # to # per animation.': '# créditos de IA por segundo: de # a # por animação.',
  },
} satisfies ToolTexts;
