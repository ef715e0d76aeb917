import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => true,
  load: async () => (await import('./image-resizer.ts')).resizeImages,
} satisfies Maker;
