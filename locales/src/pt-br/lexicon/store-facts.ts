import type english from '../../en/lexicon/store-facts.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  columns: {
    name: ['nome', 'loja'],
    address: ['endereço', 'rua'],
    city: ['cidade', 'cidade ou região'],
    hours: ['horário', 'horários', 'horário de funcionamento'],
    phone: ['telefone', 'tel'],
  },
  opening: {
    daily: ['todos os dias', 'diariamente'],
    closed: ['fechado'],
    to: ['a', 'às', 'até'],
    and: ['e'],
    aside: ['aberto', 'de', 'da', 'das', 'h'],
  },
} satisfies ShapeOf<typeof english>;
