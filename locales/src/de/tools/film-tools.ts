// Words of the tools that make films in German, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    text_to_video: {
      name: 'Text zu Animation',
      description: 'Machen Sie aus einer Beschreibung eine kurze Animation in Format, Länge und Stil Ihrer Wahl.',
    },
  },
  words: {
    'Without a video model, its first words are shown in an animation designed around them.':
      'Ohne Videomodell werden ihre ersten Wörter in einer eigens gestalteten Animation gezeigt.',
    'Aspect ratio': 'Seitenverhältnis',
    Portrait: 'Hochformat',
    Square: 'Quadrat',
    Landscape: 'Querformat',
    'Animation style': 'Animationsstil',
    Cinematic: 'Kino',
    Photorealistic: 'Fotorealistisch',
    '3D cartoon': '3D-Cartoon',
    Anime: 'Anime',
    'Comic book': 'Comic',
    Claymation: 'Knetanimation',
    'Stop motion': 'Stop-Motion',
    'Paper cut-out': 'Papierschnitt',
    Watercolour: 'Aquarell',
    'Oil painting': 'Ölgemälde',
    'Pencil sketch': 'Bleistiftskizze',
    'Pixel art': 'Pixelgrafik',
    'Low poly': 'Low Poly',
    'Neon cyberpunk': 'Neon-Cyberpunk',
    'Retro film': 'Retrofilm',
    'Flat motion graphics': 'Flaches Motion Design',
    'What to avoid': 'Was zu vermeiden ist',
    Seed: 'Startwert',
    '# AI credits per second: # to # per animation.': '# KI-Credits je Sekunde: # bis # je Animation.',
  },
} satisfies ToolTexts;
