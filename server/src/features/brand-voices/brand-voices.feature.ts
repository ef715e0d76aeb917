// Brand voices: the writing style of a company.
import { defineFeature } from '../../kernel/feature.ts';
import { brandVoiceRights } from './brand-voices.rights.ts';
import { brandVoiceRoutes } from './brand-voices.routes.ts';
import { toneRoutes } from './tones.routes.ts';

export const brandVoices = defineFeature({
  name: 'brand-voices',
  tags: {
    brandVoices: ['Brand voices', 'Brand voices of the account, tones and the choice of a default one.'],
  },
  rights: brandVoiceRights,
  routes: (kernel) => ({ brandVoices: { ...brandVoiceRoutes(kernel), ...toneRoutes(kernel) } }),
});
