import type { KeptExample } from '../kept-example-types.ts';
import { workshopFilm } from './workshop-film.ts';

export default {
  basis: 'kept_transcript',
  segments: workshopFilm,
  material: {
    media: `film.mp4 (43 seconds, one voice). What is said in it:\n\n${workshopFilm.map(({ text }) => text).join('\n')}`,
  },
} satisfies KeptExample;
