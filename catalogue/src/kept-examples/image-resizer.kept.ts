import type { KeptExample } from '../kept-example-types.ts';

const mug = 'The green enamel mug on a mossy stone by a stream';

export default {
  basis: 'kept_files',
  given: [{ path: 'product/mug-by-the-stream.jpg', altText: `${mug}, with a lot of forest around it.` }],
  files: [
    { path: 'image-resizer/square.webp', key: 'image-1', altText: `${mug}, square.`, caption: { option: 'instagram_square' } },
    { path: 'image-resizer/story.webp', key: 'image-2', altText: `${mug}, upright.`, caption: { option: 'story' } },
    { path: 'image-resizer/link.webp', key: 'image-3', altText: `${mug}, wide.`, caption: { option: 'facebook' } },
  ],
} satisfies KeptExample;
