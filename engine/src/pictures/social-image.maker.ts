import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => true,
  load: async () => (await import('./social-image.ts')).socialImage,
} satisfies Maker;
