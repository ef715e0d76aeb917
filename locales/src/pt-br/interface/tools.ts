import type english from '../../en/interface/tools.ts';
import type { Words } from '../../words.ts';

export default {
  queued: 'Aguardando a vez',
  stages: {
    reading: 'Lendo as fontes',
    planning: 'Planejando',
    writing: 'Escrevendo',
    making: 'Criando',
    checking: 'Revisando',
  },
  section: 'Escrevendo a seção {{section}} de {{sections}}',
} satisfies Words<typeof english>;
