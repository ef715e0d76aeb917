import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => true,
  load: async () => (await import('./upscale-image.ts')).upscaleImage,
} satisfies Maker;
