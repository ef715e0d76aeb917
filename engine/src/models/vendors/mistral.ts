// Mistral.
import { hostedVendor, listWithBearer } from './hosted-vendor.ts';

export const mistral = hostedVendor({
  id: 'mistral',
  displayName: 'Mistral',
  standardUrl: 'https://api.mistral.ai/v1',
  open: async (access) => (await import('@ai-sdk/mistral')).createMistral(access),
  media: ['speech', 'transcription'],
  listModels: async (access, signal) =>
    (await listWithBearer(access, signal))?.filter((id) => !/moderation|ocr/i.test(id)) ?? null,
});
