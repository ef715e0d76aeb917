import type { KeptExample } from '../kept-example-types.ts';

export default {
  basis: 'kept_files',
  files: [
    {
      path: 'text-to-video/film.mp4',
      key: 'film',
      poster: 'text-to-video/poster.webp',
      altText:
        'Animation without sound. Hills of green paper move like waves below a paper sun and hanging clouds; a strip of paper reads: Autumn collection: boots for wet trails.',
    },
  ],
} satisfies KeptExample;
