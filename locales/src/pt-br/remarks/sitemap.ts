import type english from '../../en/remarks/sitemap.ts';
import type { Words } from '../../words.ts';

export default {
  not_absolute: 'não é um endereço http ou https completo',
  too_long: 'mais de 2.048 caracteres',
  duplicate: 'já indicado',
  other_host: 'em outro host que o primeiro endereço',
  excluded: 'excluído por você',
  robots: 'proibido pelo robots.txt',
  status: 'responde com status {status}',
  unreadable: 'não pôde ser lido',
  redirected: 'leva a {url}',
  canonical: 'seu endereço canônico é {url}',
  noindex: 'declara noindex',
  limit: 'O rastreamento parou no número de páginas permitido; o site pode ter mais.',
  time: 'O rastreamento parou após dois minutos; o site pode ter mais páginas.',
  unchecked: 'Os endereços não foram visitados: status, robots e canônicos não foram verificados.',
  where: 'Ponha o arquivo na raiz do site e cite-o no robots.txt: Sitemap: {url}',
  empty: 'Não restou endereço para o sitemap.',
} satisfies Words<typeof english>;
