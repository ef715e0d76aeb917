import type { KeptExample } from '../kept-example-types.ts';

const scene = 'Green hills in layers below a yellow sun, with the words: Dry feet, all autumn.';

export default {
  basis: 'kept_files',
  card: 'left',
  files: [
    { path: 'social-image/square.webp', key: 'image-1', altText: `Square. ${scene}`, caption: { option: 'instagram_square' } },
    { path: 'social-image/story.webp', key: 'image-2', altText: `Upright. ${scene}`, caption: { option: 'story' } },
    { path: 'social-image/link.webp', key: 'image-3', altText: `Wide. ${scene}`, caption: { option: 'facebook' } },
  ],
} satisfies KeptExample;
