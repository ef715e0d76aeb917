import type english from '../../en/interface-work/voices.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Non è stato possibile caricare le voci del marchio',
  faults: {
    required: 'Questo campo è obbligatorio',
  },
  select: {
    voice: 'Voce del marchio',
    voiceHint: 'Prevale sul tono di voce.',
    briefing: 'Brief',
    briefingHint: 'A che cosa serve il testo.',
    none: 'Nessuno',
    default: '{{name}} (predefinito)',
  },
  tones: {
    title: 'Gestione del tono di voce',
    lead: 'Il tono con cui comincia ogni nuovo modulo. Cambia solo il tuo.',
    failed: 'Non è stato possibile caricare i toni',
    precedence:
      'Una voce del marchio prevale sul tono: se un modulo ha entrambi, è la voce a decidere come suona il testo. La voce predefinita vale come scelta finché il modulo non dice “Nessuno”.',
    choose: 'Il tuo tono abituale',
    none: 'Nessun tono abituale',
    noneLead: 'Ogni modulo comincia con il suo',
    voices: 'Voci del marchio',
    builtIn: 'Toni',
    noVoices: 'Qui non si può usare nessuna voce del marchio.',
    manageVoices: 'Gestisci le voci del marchio',
  },
  dashboard: {
    title: 'Tono di voce',
    manage: 'Gestisci',
    usual: 'Il tuo tono abituale: {{tone}}',
    noUsual: 'Ogni modulo comincia con il suo tono.',
    defaultOf_one: '<strong>{{name}}</strong> è la voce predefinita, e l’unica',
    defaultOf_other: '<strong>{{name}}</strong> è la predefinita di {{number}} voci',
    noDefault_one: 'Una voce, nessuna predefinita',
    noDefault_other: '{{number}} voci, nessuna predefinita',
    noVoice: 'Ancora nessuna voce del marchio. Con una, ogni testo suona come te.',
    formality: {
      from: 'Informale',
      to: 'Formale',
    },
    sentences: {
      from: 'Frasi brevi',
      to: 'Lunghe',
    },
    count_one: '{{number}} voce',
    count_other: '{{number}} voci',
    websites: 'I miei siti',
  },
} satisfies Words<typeof english>;
