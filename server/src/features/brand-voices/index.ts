export { presentReport, ruleName } from './brand-voices.present.ts';
export { findDefaultVoiceId, findUsableVoice, findVoiceOfOrder } from './brand-voices.queries.ts';
export { brandVoiceRights } from './brand-voices.rights.ts';
