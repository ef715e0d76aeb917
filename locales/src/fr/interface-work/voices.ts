import type english from '../../en/interface-work/voices.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Les voix de marque n’ont pas pu être chargées',
  faults: {
    required: 'Ce champ est obligatoire',
  },
  select: {
    voice: 'Voix de marque',
    voiceHint: 'Elle l’emporte sur le ton.',
    briefing: 'Brief',
    briefingHint: 'À quoi sert le texte.',
    none: 'Aucun choix',
    default: '{{name}} (par défaut)',
  },
  tones: {
    title: 'Gestion du ton',
    lead: 'Le ton par lequel commence chaque nouveau formulaire. Seul le vôtre change.',
    failed: 'Les tons n’ont pas pu être chargés',
    precedence:
      'Une voix de marque l’emporte sur un ton : si un formulaire a les deux, la voix décide comment le texte sonne. La voix par défaut compte comme choisie tant que le formulaire n’indique pas « Aucun choix ».',
    choose: 'Votre ton habituel',
    none: 'Pas de ton habituel',
    noneLead: 'Chaque formulaire commence par le sien',
    voices: 'Voix de marque',
    builtIn: 'Tons',
    noVoices: 'Aucune voix de marque ne peut être utilisée ici.',
    manageVoices: 'Gérer les voix de marque',
  },
  dashboard: {
    title: 'Ton',
    manage: 'Gérer',
    usual: 'Votre ton habituel : {{tone}}',
    noUsual: 'Chaque formulaire commence par son propre ton.',
    defaultOf_one: '<strong>{{name}}</strong> est la voix par défaut, et la seule',
    defaultOf_other: '<strong>{{name}}</strong> est la voix par défaut parmi {{number}}',
    noDefault_one: 'Une voix, aucune par défaut',
    noDefault_other: '{{number}} voix, aucune par défaut',
    noVoice: 'Pas encore de voix de marque. Avec elle, chaque texte vous ressemble.',
    formality: {
      from: 'Familier',
      to: 'Soutenu',
    },
    sentences: {
      from: 'Phrases courtes',
      to: 'Longues',
    },
    count_one: '{{number}} voix',
    count_other: '{{number}} voix',
    websites: 'Mes sites web',
  },
} satisfies Words<typeof english>;
