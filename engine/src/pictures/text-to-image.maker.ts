import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => true,
  load: async () => (await import('./text-to-image.ts')).textToImage,
} satisfies Maker;
