import { defineRight } from '../../kernel/policy.ts';

export const brandVoiceRights = {
  create: defineRight('brand_voice.create', 'intermediate'),
};
