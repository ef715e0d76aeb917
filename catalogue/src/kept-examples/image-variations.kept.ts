import type { KeptExample } from '../kept-example-types.ts';
import { mugPhoto } from './mug-photo.ts';

export default {
  basis: 'image_model',
  given: [mugPhoto],
  files: [
    {
      path: 'image-variations/evening-1.jpg',
      altText:
        'The same green mug, filled with coffee, on an oak table in the open. Low sun from the right draws a long shadow; coloured leaves lie around it.',
    },
    {
      path: 'image-variations/evening-2.jpg',
      altText: 'The same green mug on an oak table; behind it leaves in autumn colours, out of focus before a low sun.',
    },
  ],
} satisfies KeptExample;
