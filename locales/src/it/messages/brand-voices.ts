import type english from '../../en/messages/brand-voices.ts';
import type { Words } from '../../words.ts';

export default {
  audit_brand_voice_created: 'Ha creato la voce del marchio {subject}',
  audit_brand_voice_changed: 'Ha modificato la voce del marchio {subject}',
  audit_brand_voice_deleted: 'Ha eliminato la voce del marchio {subject}',
  brand_voice_saved: 'La voce del marchio è stata salvata',
  brand_voice_reset: 'La voce del marchio è tornata com’era dopo l’analisi',
  brand_voice_deleted: 'La voce del marchio è stata eliminata',
  brand_voice_limit: 'La tua azienda può avere al massimo {max} voci del marchio',
  tone_selected: 'Il tuo tono di voce abituale è stato salvato',
  voice_preset_friendly: 'Vicina di casa',
  voice_preset_friendly_lead: 'Calorosa e semplice, come due chiacchiere sul pianerottolo',
  voice_preset_expert: 'Esperto pacato',
  voice_preset_expert_lead: 'Spiega, porta dati, non alza mai la voce',
  voice_preset_direct: 'Senza giri di parole',
  voice_preset_direct_lead: 'Frasi brevi, parole semplici, dritto al punto',
  voice_preset_warm: 'Padrona di casa',
  voice_preset_warm_lead: 'Cortese e personale, fa sentire accolti',
  voice_preset_formal: 'Ufficiale',
  voice_preset_formal_lead: 'Per le istituzioni: misurata, precisa, in terza persona',
  voice_preset_lively: 'Piena di energia',
  voice_preset_lively_lead: 'Vivace, fa domande, ama i punti esclamativi',
  call_of_brand_voice: 'Voce del marchio',
} satisfies Words<typeof english>;
