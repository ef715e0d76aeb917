// OpenAI.
import { hostedVendor, listWithBearer } from './hosted-vendor.ts';

// The listing names every model of the vendor; these serve nothing here.
const ofNoUse = /realtime|moderation|sora|davinci|babbage|search|audio/i;

export const openai = hostedVendor({
  id: 'openai',
  displayName: 'OpenAI',
  standardUrl: 'https://api.openai.com/v1',
  open: async (access) => (await import('@ai-sdk/openai')).createOpenAI(access),
  media: ['image', 'speech', 'transcription'],
  listModels: async (access, signal) => (await listWithBearer(access, signal))?.filter((id) => !ofNoUse.test(id)) ?? null,
});
