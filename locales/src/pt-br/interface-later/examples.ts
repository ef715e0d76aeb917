import type english from '../../en/interface-later/examples.ts';
import type { Words } from '../../words.ts';

export default {
  lead: 'O que foi pedido a cada ferramenta e o que sai. Nada aqui é encomendado nem custa.',
  given: 'O que foi informado',
  result: 'O que sai',
  madeBy: 'Feito pelo motor integrado apenas com estas palavras.',
  noResult:
    'Não há resultado para mostrar aqui: esta ferramenta precisa de um modelo conectado, um arquivo, uma página da web ou alguns minutos. Com o exemplo dá para pedir na hora.',
  tryIt: 'Experimentar este exemplo',
  all: 'Todos os exemplos',
  hasResult: 'Com o resultado',
  onlyGiven: 'Mostra o que se pede',
  failed: 'Não foi possível carregar os exemplos',
} satisfies Words<typeof english>;
