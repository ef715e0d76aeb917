import type english from '../../en/interface-work/voices.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Não foi possível carregar as vozes da marca',
  faults: {
    required: 'Este campo é obrigatório',
  },
  select: {
    voice: 'Voz da marca',
    voiceHint: 'Ela prevalece sobre o tom de voz.',
    briefing: 'Briefing',
    briefingHint: 'Para que serve o texto.',
    none: 'Nenhum',
    default: '{{name}} (padrão)',
  },
  tones: {
    title: 'Gerenciador do tom de voz',
    lead: 'O tom com que cada novo formulário começa. Só o seu muda.',
    failed: 'Não foi possível carregar os tons',
    precedence:
      'Uma voz da marca prevalece sobre um tom: se um formulário tem os dois, a voz decide como o texto soa. A voz padrão conta como escolhida enquanto o formulário não disser “Nenhum”.',
    choose: 'Seu tom habitual',
    none: 'Sem tom habitual',
    noneLead: 'Cada formulário começa com o seu',
    voices: 'Vozes da marca',
    builtIn: 'Tons',
    noVoices: 'Nenhuma voz da marca pode ser usada aqui.',
    manageVoices: 'Gerenciar as vozes da marca',
  },
  dashboard: {
    title: 'Tom de voz',
    manage: 'Gerenciar',
    usual: 'Seu tom habitual: {{tone}}',
    noUsual: 'Cada formulário começa com o próprio tom.',
    defaultOf_one: '<strong>{{name}}</strong> é a voz padrão e a única',
    defaultOf_other: '<strong>{{name}}</strong> é a padrão entre {{number}} vozes',
    noDefault_one: 'Uma voz, nenhuma é padrão',
    noDefault_other: '{{number}} vozes, nenhuma é padrão',
    noVoice: 'Ainda não há voz da marca. Com uma, todo texto soa como você.',
    formality: {
      from: 'Informal',
      to: 'Formal',
    },
    sentences: {
      from: 'Frases curtas',
      to: 'Longas',
    },
    count_one: '{{number}} voz',
    count_other: '{{number}} vozes',
    websites: 'Meus sites',
  },
} satisfies Words<typeof english>;
