import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => false,
  load: async () => (await import('./translate-subtitles.ts')).translateSubtitles,
} satisfies Maker;
