import type english from '../../en/interface-work/voices.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Die Markenstimmen konnten nicht geladen werden',
  faults: {
    required: 'Dieses Feld ist nötig',
  },
  select: {
    voice: 'Markenstimme',
    voiceHint: 'Sie hat Vorrang vor der Tonalität.',
    briefing: 'Briefing',
    briefingHint: 'Wofür der Text ist.',
    none: 'Keine',
    default: '{{name}} (Standard)',
  },
  tones: {
    title: 'Tonalitäten',
    lead: 'Die Tonalität, mit der jedes neue Formular beginnt. Nur Ihre eigene ändert sich.',
    failed: 'Die Tonalitäten konnten nicht geladen werden',
    precedence:
      'Eine Markenstimme hat Vorrang vor einer Tonalität: Hat ein Formular beides, bestimmt die Stimme, wie der Text klingt. Die Standardstimme gilt als gewählt, solange im Formular nicht „Keine“ steht.',
    choose: 'Ihre übliche Tonalität',
    none: 'Keine übliche Tonalität',
    noneLead: 'Jedes Formular beginnt mit seiner eigenen',
    voices: 'Markenstimmen',
    builtIn: 'Tonalitäten',
    noVoices: 'Hier kann keine Markenstimme verwendet werden.',
    manageVoices: 'Markenstimmen verwalten',
  },
  dashboard: {
    title: 'Tonalität',
    manage: 'Verwalten',
    usual: 'Ihre übliche Tonalität: {{tone}}',
    noUsual: 'Jedes Formular beginnt mit seiner eigenen Tonalität.',
    defaultOf_one: '<strong>{{name}}</strong> ist der Standard und die einzige Stimme',
    defaultOf_other: '<strong>{{name}}</strong> ist der Standard von {{number}} Stimmen',
    noDefault_one: 'Eine Stimme, keine ist Standard',
    noDefault_other: '{{number}} Stimmen, keine ist Standard',
    noVoice: 'Noch keine Markenstimme. Mit einer klingt jeder Text nach Ihnen.',
    formality: {
      from: 'Locker',
      to: 'Förmlich',
    },
    sentences: {
      from: 'Kurze Sätze',
      to: 'Lange',
    },
    count_one: '{{number}} Stimme',
    count_other: '{{number}} Stimmen',
    websites: 'Meine Websites',
  },
} satisfies Words<typeof english>;
