import type { Maker } from '../core/maker-types.ts';
import { builtInVoice } from './voices.ts';

export default {
  isBuiltIn: (language) => builtInVoice(language, 'female_1') !== null,
  load: async () => (await import('./text-to-speech.ts')).speakText,
} satisfies Maker;
