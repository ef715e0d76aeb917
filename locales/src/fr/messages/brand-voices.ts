import type english from '../../en/messages/brand-voices.ts';
import type { Words } from '../../words.ts';

export default {
  audit_brand_voice_created: 'A créé la voix de marque {subject}',
  audit_brand_voice_changed: 'A modifié la voix de marque {subject}',
  audit_brand_voice_deleted: 'A supprimé la voix de marque {subject}',
  brand_voice_saved: 'La voix de marque a été enregistrée',
  brand_voice_reset: 'La voix de marque est revenue à l’analyse initiale',
  brand_voice_deleted: 'La voix de marque a été supprimée',
  brand_voice_limit: 'Votre entreprise peut avoir au plus {max} voix de marque',
  tone_selected: 'Votre ton habituel a été enregistré',
  voice_preset_friendly: 'Voisine sympathique',
  voice_preset_friendly_lead: 'Chaleureuse et simple, comme une conversation de palier',
  voice_preset_expert: 'Expert posé',
  voice_preset_expert_lead: 'Explique, chiffre, ne hausse jamais le ton',
  voice_preset_direct: 'Franc-parler',
  voice_preset_direct_lead: 'Phrases courtes, mots simples, sans détour',
  voice_preset_warm: 'Bonne hôtesse',
  voice_preset_warm_lead: 'Polie et personnelle, met le lecteur à l’aise',
  voice_preset_formal: 'Officielle',
  voice_preset_formal_lead: 'Pour les institutions : mesurée, exacte, à la troisième personne',
  voice_preset_lively: 'Boule d’énergie',
  voice_preset_lively_lead: 'Vive, pose des questions, aime les points d’exclamation',
  call_of_brand_voice: 'Voix de marque',
} satisfies Words<typeof english>;
