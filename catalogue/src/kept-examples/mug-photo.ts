// The photo that the image tools' examples name.
import type { KeptFile } from '../kept-example-types.ts';

export const mugPhoto = {
  path: 'product/enamel-mug.jpg',
  altText:
    'Dark green enamel mug with a black rim, a white drawing of mountains and the name HALDEN, on a plain light background.',
} satisfies KeptFile;
