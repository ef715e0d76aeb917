import type english from '../../en/messages/brand-voices.ts';
import type { Words } from '../../words.ts';

export default {
  audit_brand_voice_created: 'Creó la voz de marca {subject}',
  audit_brand_voice_changed: 'Cambió la voz de marca {subject}',
  audit_brand_voice_deleted: 'Eliminó la voz de marca {subject}',
  brand_voice_saved: 'Se ha guardado la voz de marca',
  brand_voice_reset: 'La voz de marca vuelve a estar como tras el análisis',
  brand_voice_deleted: 'Se ha eliminado la voz de marca',
  brand_voice_limit: 'Tu empresa puede tener como máximo {max} voces de marca',
  tone_selected: 'Se ha guardado tu tono de voz habitual',
  voice_preset_friendly: 'Vecina cercana',
  voice_preset_friendly_lead: 'Cálida y sencilla, como una charla de vecinos',
  voice_preset_expert: 'Experto sereno',
  voice_preset_expert_lead: 'Explica, aporta cifras y nunca grita',
  voice_preset_direct: 'Sin rodeos',
  voice_preset_direct_lead: 'Frases cortas, palabras sencillas, al grano',
  voice_preset_warm: 'Buena anfitriona',
  voice_preset_warm_lead: 'Amable y personal, hace sentir bienvenido',
  voice_preset_formal: 'Oficial',
  voice_preset_formal_lead: 'Para instituciones: sobria, exacta, en tercera persona',
  voice_preset_lively: 'Pura energía',
  voice_preset_lively_lead: 'Animada, pregunta y disfruta de las exclamaciones',
  call_of_brand_voice: 'Voz de marca',
} satisfies Words<typeof english>;
