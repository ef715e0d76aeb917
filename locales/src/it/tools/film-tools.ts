// Words of the tools that make films in Italian, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    text_to_video: {
      name: 'Da testo ad animazione',
      description: 'Trasforma una descrizione in una breve animazione nel formato, nella durata e nello stile che scegli.',
    },
  },
  words: {
    'Without a video model, its first words are shown in an animation designed around them.':
      'Senza un modello video, le sue prime parole vengono mostrate in un’animazione disegnata attorno a esse.',
    'Aspect ratio': 'Proporzioni',
    Portrait: 'Verticale',
    Square: 'Quadrato',
    Landscape: 'Orizzontale',
    'Animation style': 'Stile dell’animazione',
    Cinematic: 'Cinematografico',
    Photorealistic: 'Fotorealistico',
    '3D cartoon': 'Cartone 3D',
    Anime: 'Anime',
    'Comic book': 'Fumetto',
    Claymation: 'Plastilina',
    'Stop motion': 'Stop motion',
    'Paper cut-out': 'Carta ritagliata',
    Watercolour: 'Acquerello',
    'Oil painting': 'Pittura a olio',
    'Pencil sketch': 'Schizzo a matita',
    'Pixel art': 'Pixel art',
    'Low poly': 'Low poly',
    'Neon cyberpunk': 'Cyberpunk al neon',
    'Retro film': 'Pellicola d’epoca',
    'Flat motion graphics': 'Grafica animata piatta',
    'What to avoid': 'Cosa evitare',
    Seed: 'Seme',
    '# AI credits per second: # to # per animation.': '# crediti AI al secondo: da # a # per animazione.',
  },
} satisfies ToolTexts;
