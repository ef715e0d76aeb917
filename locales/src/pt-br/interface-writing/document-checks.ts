import type english from '../../en/interface-writing/document-checks.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Não está nas suas fontes',
  lead: 'Nem os seus dados nem as suas fontes contêm estas informações. Confira cada uma antes de usar o texto.',
  none: 'Nenhum número, nome, data, certificado ou link sem fonte.',
  failed: 'Não foi possível carregar as verificações',
  show: 'Mostrar no texto',
  confirm: 'Confirmar',
  confirmLabel: 'Confirmar {{claim}}',
  ordered: 'Conforme o pedido',
  kinds: {
    figure: 'Número',
    date: 'Data',
    name: 'Nome',
    certificate: 'Certificado ou prêmio',
    link: 'Link',
  },
  checks: {
    length: {
      met: '{{came}} palavras, {{asked}} pedidas',
      unmet: '{{came}} palavras, {{asked}} pedidas',
    },
    amount: {
      met: '{{came}} de {{asked}} itens',
      unmet: '{{came}} de {{asked}} itens',
    },
    language: {
      met: 'Idioma: {{asked}}',
      unmet: 'Parece {{came}}, pedido em {{asked}}',
    },
    placeholders: {
      met: 'Nenhum espaço reservado restante',
      unmet: 'Espaços reservados a preencher',
    },
    headings: {
      met: 'Títulos confirmados completos e na ordem',
      unmet: 'Títulos confirmados ausentes ou fora de ordem',
    },
    voice: {
      met: 'Segue as regras de vocabulário da voz da marca',
      unmet: 'Descumpre as regras de vocabulário da voz da marca',
    },
    competitors: {
      met: 'Nenhum concorrente citado',
      unmet: 'Concorrentes citados',
    },
  },
  opinion: {
    title: 'Segunda opinião',
    lead: 'Um modelo lê o texto segundo os critérios do seu gênero e lista o que está errado ou é duvidoso. Nada é alterado.',
    of: 'Versão {{version}}, lida por {{model}}, {{at}}',
    none: 'Nenhuma observação.',
    ask: 'Pedir uma segunda opinião',
    askAnother: 'Pedir outra opinião',
    price: '{{credits}}, lido por {{model}}',
    reading: 'Lendo o texto…',
    topics: {
      facts: 'Fatos',
      limits: 'Limites',
      voice: 'Voz',
      purpose: 'Finalidade',
      language: 'Idioma',
    },
  },
} satisfies Words<typeof english>;
