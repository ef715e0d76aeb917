export { type BrandVoiceRow, findDefaultVoice, findUsableVoice, findVoiceOfOrder } from './brand-voices.queries.ts';
