import type english from '../../en/remarks/keyword-clusters.ts';
import type { Words } from '../../words.ts';

export default {
  suggestedPages: {
    informational: 'Guia ou artigo',
    commercial: 'Comparativo ou página de categoria',
    transactional: 'Página de produto, serviço ou categoria',
    navigational: 'Página inicial, contato ou conta',
  },
  remarks: {
    method:
      'As palavras-chave são comparadas por radicais e letras; um grupo reúne as de semelhança média de pelo menos {threshold} de 1. Nada é estimado.',
    connected: 'Buscas mensais no mundo: {source}. Uma palavra-chave desconhecida não conta.',
    cannibalising: '“{a}” e “{b}” são próximos: duas páginas podem disputar as mesmas buscas.',
    too_many: 'Só as primeiras {limit} de {count} palavras-chave foram agrupadas.',
  },
} satisfies Words<typeof english>;
