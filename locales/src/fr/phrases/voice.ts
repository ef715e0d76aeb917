import type english from '../../en/phrases/voice.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  voiceWords: {
    tones: {
      warm: 'chaleureux',
      direct: 'direct',
      lively: 'vif',
      factual: 'factuel',
      inviting: 'engageant',
      reserved: 'mesuré',
      elaborate: 'détaillé',
      plain: 'simple',
      relaxed: 'décontracté',
      official: 'officiel',
      personal: 'personnel',
      calm: 'posé',
    },
    sentenceLength: (words) => `Des phrases d’environ ${words} mots`,
    vary: 'Alterner phrases longues et courtes',
    keepEven: 'Garder des phrases de longueur égale',
    addressFormally: 'Vouvoyer le lecteur',
    addressFamiliarly: 'Tutoyer le lecteur',
    speakAsWe: 'Parler de l’entreprise en disant « nous »',
    speakAsI: 'Écrire à la première personne',
    speakAsCompany: 'Appeler l’entreprise par son nom',
    askQuestions: 'Poser de temps en temps une question au lecteur',
    giveFigures: 'Appuyer les affirmations par des chiffres',
    noExclamations: 'Pas de points d’exclamation',
    noLongSentences: (words) => `Aucune phrase de plus de ${words} mots`,
    noStiffWords: 'Pas de formules administratives comme « susmentionné »',
    noLooseWords: 'Pas de familiarités comme « génial » ou « top »',
    noOtherAddress: (form) => `Ne pas passer au « ${form} »`,
  },
  addressForms: { formal: 'vous', informal: 'tu' },
} satisfies ShapeOf<typeof english>;
