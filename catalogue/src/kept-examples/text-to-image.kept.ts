import type { KeptExample } from '../kept-example-types.ts';

export default {
  basis: 'kept_files',
  files: [
    {
      path: 'text-to-image/card-1.webp',
      key: 'image-1',
      altText:
        'A card with blue hills in layers below an orange sun. In a dark blue frame: Boots for wet trails. Dry feet after eight hours of rain.',
    },
    {
      path: 'text-to-image/card-2.webp',
      key: 'image-2',
      altText:
        'The same hills and sun in the upper part of the card, below them a blue band: Boots for wet trails. Dry feet after eight hours of rain.',
    },
  ],
} satisfies KeptExample;
