import type english from '../../en/interface-work/voices.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'No se han podido cargar las voces de marca',
  faults: {
    required: 'Este campo es obligatorio',
  },
  select: {
    voice: 'Voz de marca',
    voiceHint: 'Prevalece sobre el tono de voz.',
    briefing: 'Briefing',
    briefingHint: 'Para qué es el texto.',
    none: 'Ninguno',
    default: '{{name}} (predeterminado)',
  },
  tones: {
    title: 'Gestor del tono de voz',
    lead: 'El tono con el que empieza cada formulario nuevo. Solo cambia el tuyo.',
    failed: 'No se han podido cargar los tonos',
    precedence:
      'Una voz de marca prevalece sobre un tono: si un formulario tiene ambos, la voz decide cómo suena el texto. La voz predeterminada cuenta como elegida mientras el formulario no diga «Ninguno».',
    choose: 'Tu tono habitual',
    none: 'Sin tono habitual',
    noneLead: 'Cada formulario empieza con el suyo',
    voices: 'Voces de marca',
    builtIn: 'Tonos',
    noVoices: 'Aquí no se puede usar ninguna voz de marca.',
    manageVoices: 'Gestionar las voces de marca',
  },
  dashboard: {
    title: 'Tono de voz',
    manage: 'Gestionar',
    usual: 'Tu tono habitual: {{tone}}',
    noUsual: 'Cada formulario empieza con su propio tono.',
    defaultOf_one: '<strong>{{name}}</strong> es la predeterminada y la única voz',
    defaultOf_other: '<strong>{{name}}</strong> es la predeterminada de {{number}} voces',
    noDefault_one: 'Una voz, ninguna predeterminada',
    noDefault_other: '{{number}} voces, ninguna predeterminada',
    noVoice: 'Aún no hay voz de marca. Con una, cada texto suena a ti.',
    formality: {
      from: 'Informal',
      to: 'Formal',
    },
    sentences: {
      from: 'Frases cortas',
      to: 'Largas',
    },
    count_one: '{{number}} voz',
    count_other: '{{number}} voces',
    websites: 'Mis sitios web',
  },
} satisfies Words<typeof english>;
