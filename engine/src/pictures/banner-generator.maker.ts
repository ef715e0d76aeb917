import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => true,
  load: async () => (await import('./display-banners.ts')).displayBanners,
} satisfies Maker;
