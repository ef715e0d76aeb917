import type { KeptExample } from '../kept-examples.ts';
import { workshopFilm } from './workshop-film.ts';

export default {
  basis: 'kept_transcript',
  heard: workshopFilm,
  material: {
    media: `film.mp4 (43 seconds, one voice). What is said in it:\n\n${workshopFilm.map(({ text }) => text).join('\n')}`,
  },
} satisfies KeptExample;
