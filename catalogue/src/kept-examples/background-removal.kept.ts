import type { KeptExample } from '../kept-example-types.ts';
import { mugPhoto } from './mug-photo.ts';

export default {
  basis: 'kept_files',
  card: 'whole',
  given: [mugPhoto],
  files: [
    {
      path: 'background-removal/cut-out.webp',
      key: 'image',
      altText: 'The green enamel mug on pure white, cropped to the mug with a narrow margin.',
      caption: { option: 'white' },
    },
  ],
} satisfies KeptExample;
