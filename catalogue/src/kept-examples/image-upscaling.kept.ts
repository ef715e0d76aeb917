import type { KeptExample } from '../kept-example-types.ts';

const small = {
  path: 'product/enamel-mug-small.jpg',
  altText:
    'Small photo of the front of a green mug with a drawing of mountains and the name HALDEN; drawn large, its edges are soft.',
};

export default {
  basis: 'kept_files',
  given: [small],
  files: [
    { ...small, caption: { word: 'original' } },
    {
      path: 'image-upscaling/enlarged.webp',
      key: 'image',
      altText: 'The same photo with four times the pixels on each side: the edges of the drawing and the letters are sharp.',
      caption: { option: '4' },
    },
  ],
} satisfies KeptExample;
