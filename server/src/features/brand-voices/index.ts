export { presentReport, ruleName } from './brand-voices.present.ts';
export { findDefaultVoiceId, findUsableVoice, findVoiceOfOrder, lockUsableVoice } from './brand-voices.queries.ts';
export { brandVoiceRights } from './brand-voices.rights.ts';
export { insertVoiceFor, lockVoiceMaker, removeVoice, saveVoiceOfOrder } from './save-voice.ts';
export { voiceDeleted } from './voice-events.ts';
