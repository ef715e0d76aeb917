import type { Maker } from '../core/maker-types.ts';

export default {
  isBuiltIn: () => false,
  load: async () => (await import('./subtitle-a-recording.ts')).subtitleRecording,
} satisfies Maker;
