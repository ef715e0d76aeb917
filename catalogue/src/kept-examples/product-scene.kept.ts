import type { KeptExample } from '../kept-example-types.ts';
import { mugPhoto } from './mug-photo.ts';

export default {
  basis: 'image_model',
  given: [mugPhoto],
  files: [
    {
      path: 'product-scene/stream-1.jpg',
      altText:
        'The same green mug on a stone with green moss, behind it a stream and trees out of focus in the soft light of the morning.',
    },
    {
      path: 'product-scene/stream-2.jpg',
      altText: 'The same green mug on another mossy stone, seen from a little higher; stones in the stream behind it.',
    },
  ],
} satisfies KeptExample;
