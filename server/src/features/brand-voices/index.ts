export { type BrandVoiceRow, findDefaultVoice, findUsableVoice } from './brand-voices.queries.ts';
