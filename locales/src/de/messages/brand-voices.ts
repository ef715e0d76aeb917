import type english from '../../en/messages/brand-voices.ts';
import type { Words } from '../../words.ts';

export default {
  audit_brand_voice_created: 'Markenstimme {subject} angelegt',
  audit_brand_voice_changed: 'Markenstimme {subject} geändert',
  audit_brand_voice_deleted: 'Markenstimme {subject} gelöscht',
  brand_voice_saved: 'Die Markenstimme wurde gespeichert',
  brand_voice_reset: 'Die Markenstimme ist wieder wie nach der Analyse',
  brand_voice_deleted: 'Die Markenstimme wurde gelöscht',
  brand_voice_limit: 'Ihr Unternehmen darf höchstens {max} Markenstimmen haben',
  tone_selected: 'Ihre übliche Tonalität wurde gespeichert',
  voice_preset_friendly: 'Freundliche Nachbarin',
  voice_preset_friendly_lead: 'Herzlich und locker, wie ein Gespräch am Gartenzaun',
  voice_preset_expert: 'Ruhiger Fachmann',
  voice_preset_expert_lead: 'Erklärt, belegt mit Zahlen, wird nie laut',
  voice_preset_direct: 'Klartext',
  voice_preset_direct_lead: 'Kurze Sätze, schlichte Worte, keine Umwege',
  voice_preset_warm: 'Gute Gastgeberin',
  voice_preset_warm_lead: 'Höflich und persönlich, heißt Leser willkommen',
  voice_preset_formal: 'Amtlich',
  voice_preset_formal_lead: 'Für Institutionen: zurückhaltend, genau, in der dritten Person',
  voice_preset_lively: 'Energiebündel',
  voice_preset_lively_lead: 'Lebhaft, stellt Fragen, mag Ausrufezeichen',
  call_of_brand_voice: 'Markenstimme',
} satisfies Words<typeof english>;
