import type { KeptExample } from '../kept-example-types.ts';

/** The cues that the subtitles generator makes of the same film, in English and in French. */
const cues: readonly [start: number, end: number, english: string, french: string][] = [
  [
    0.6,
    4.1,
    'This boot has walked over\nnine hundred kilometres.',
    'Cette chaussure a déjà fait\nplus de neuf cents kilomètres.',
  ],
  [
    4.5,
    9.3,
    'The leather is still good. Only the sole\nis worn, and a sole can be changed.',
    'Le cuir est encore bon. Seule la semelle\nest usée, et elle se change.',
  ],
  [
    10.4,
    14.9,
    'First we warm the glue, so that the old\nsole comes off in one piece.',
    'On chauffe d’abord la colle, pour que\nla semelle se détache d’un bloc.',
  ],
  [
    15.3,
    20.1,
    'Then we sand the edge by hand. A machine\nwould take too much of the leather.',
    'Puis on ponce le bord à la main :\nune machine enlèverait trop de cuir.',
  ],
  [
    21.2,
    26,
    'The new sole is glued, pressed\nfor an hour and then left alone overnight.',
    'La nouvelle semelle est collée,\npressée une heure, et repose une nuit.',
  ],
  [
    26.4,
    31.2,
    'In the morning we check the seams,\nwax the leather and fit new laces.',
    'Le matin, on vérifie les coutures,\non cire le cuir et on change les lacets.',
  ],
  [32.6, 36.4, 'Ten days, from your door\nback to your door.', 'Dix jours, de ta porte\nà ta porte.'],
  [36.8, 40.4, 'And for less than half\nof what a new pair costs.', 'Et pour moins de la moitié\ndu prix d’une paire neuve.'],
  [41.2, 43, 'See you on the trail.', 'On se voit sur les sentiers.'],
];

const pace = (text: string, seconds: number) => Math.round((text.length / seconds) * 10) / 10;

export default {
  basis: 'text_model',
  language: 'fr',
  material: {
    files: `film.srt (${cues.length} cues). What its cues say:\n\n${cues.map(([, , english]) => english.replace('\n', ' ')).join('\n')}`,
  },
  answer: {
    files: [{ source_name: 'film.srt', file: 'film.fr.srt', cues: cues.length, too_fast: 0 }],
    cues: cues.map(([start, end, source, text], index) => ({
      index: index + 1,
      start,
      end,
      source,
      text,
      cps: pace(text, end - start),
    })),
  },
} satisfies KeptExample;
