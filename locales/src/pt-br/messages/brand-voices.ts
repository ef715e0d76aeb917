import type english from '../../en/messages/brand-voices.ts';
import type { Words } from '../../words.ts';

export default {
  audit_brand_voice_created: 'Criou a voz da marca {subject}',
  audit_brand_voice_changed: 'Alterou a voz da marca {subject}',
  audit_brand_voice_deleted: 'Excluiu a voz da marca {subject}',
  brand_voice_saved: 'A voz da marca foi salva',
  brand_voice_reset: 'A voz da marca voltou a ser como na análise',
  brand_voice_deleted: 'A voz da marca foi excluída',
  brand_voice_limit: 'Sua empresa pode ter no máximo {max} vozes da marca',
  tone_selected: 'Seu tom de voz habitual foi salvo',
  voice_preset_friendly: 'Vizinha simpática',
  voice_preset_friendly_lead: 'Calorosa e simples, como uma conversa no portão',
  voice_preset_expert: 'Especialista tranquilo',
  voice_preset_expert_lead: 'Explica, traz números, nunca grita',
  voice_preset_direct: 'Papo reto',
  voice_preset_direct_lead: 'Frases curtas, palavras simples, sem rodeios',
  voice_preset_warm: 'Boa anfitriã',
  voice_preset_warm_lead: 'Educada e pessoal, faz o leitor se sentir em casa',
  voice_preset_formal: 'Oficial',
  voice_preset_formal_lead: 'Para instituições: sóbria, exata, na terceira pessoa',
  voice_preset_lively: 'Cheia de energia',
  voice_preset_lively_lead: 'Animada, faz perguntas, gosta de exclamações',
  call_of_brand_voice: 'Voz da marca',
} satisfies Words<typeof english>;
