import type english from '../../en/interface-work/errors.ts';
import type { Words } from '../../words.ts';

export default {
  notFound: 'A página solicitada não foi encontrada.',
  notFoundLead: 'O endereço pode estar errado, ou o conteúdo foi excluído.',
  toDashboard: 'Ir para o painel',
} satisfies Words<typeof english>;
