import type english from '../../en/messages/general.ts';
import type { Words } from '../../words.ts';

export default {
  ABORTED: 'A escrita foi interrompida',
  UNEXPECTED: 'Algo deu errado do nosso lado. Tente novamente.',
  unauthenticated: 'Faça login',
  forbidden: 'Você não tem permissão para fazer isso',
  not_found: 'Não encontrado',
  no_such_call: 'Esta chamada não existe',
  changed_meanwhile: 'Alguém alterou isto desde que você abriu. Carregue a versão salva e repita a alteração.',
  invalid_input: 'Confira os campos marcados',
  broken_body: 'Não foi possível ler a solicitação',
  too_large: 'A solicitação é maior do que o permitido',
  length_required: 'Envie a solicitação com o tamanho (Content-Length)',
  unsupported_type: 'Envie JSON ou um formulário: application/json, multipart/form-data ou application/x-www-form-urlencoded',
  method_not_allowed: 'Este endpoint não aceita este método',
  server_error: 'Erro do servidor',
  busy: 'Outra pessoa está alterando isto agora. Tente novamente.',
  database_away: 'O Folio está fora do ar por um momento. Tente novamente.',
  storage_away: 'O armazenamento de arquivos está fora do ar por um momento. Tente novamente.',
  account_storage_full:
    'Nada foi salvo porque sua empresa usou todo o armazenamento. Exclua os arquivos de que não precisa mais e tente novamente.',
  storage_full: 'Nada foi salvo porque o servidor está sem espaço em disco. Libere espaço e tente novamente.',
  maintenance: 'A plataforma está em manutenção. Volte em alguns minutos.',
  foreign_user: 'Você só pode agir em seu próprio nome',
  token_scope: 'Este token de API não pode ser usado para isto',
  too_many_tries: 'Tentativas demais. Tente novamente em {wait}.',
  idempotency_mismatch: 'Esta Idempotency-Key já foi usada em outra solicitação',
  idempotency_running: 'A mesma solicitação ainda está em andamento',
} satisfies Words<typeof english>;
