import type english from '../../en/interface/errors.ts';
import type { Words } from '../../words.ts';

export default {
  generic: 'Erro genérico',
  tooLarge: 'Este arquivo é grande demais',
  server: 'Erro do servidor',
  unreachable: '{{product}} não está acessível no momento.',
  unreachableBanner: '{{product}} não está acessível no momento. Seu trabalho continua nesta página e seguimos tentando.',
  offline: 'Você está sem conexão. Nada foi enviado.',
  offlineOrder: 'Você está sem conexão. Nada foi pedido.',
  offlineBanner: 'Você está sem conexão. Seu trabalho continua nesta página. Nada é enviado até você tentar de novo.',
  timeout: 'O servidor não respondeu em um minuto. Verifique se a ação foi realizada antes de tentar de novo.',
  safe: 'O servidor não respondeu como esperado. Seus documentos estão seguros. Tente de novo em instantes.',
  pageTitle: 'Não foi possível mostrar esta página',
  newVersion: 'Há uma nova versão',
  newVersionLead: 'Recarregue a página para continuar.',
  reload: 'Recarregar',
  chunkTitle: 'Parte desta página não foi carregada',
  chunk: 'A conexão pode ter caído, ou há uma versão nova. Recarregar a página costuma resolver.',
} satisfies Words<typeof english>;
