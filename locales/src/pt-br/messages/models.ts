import type english from '../../en/messages/models.ts';
import type { Words } from '../../words.ts';

export default {
  audit_model_connection_created: 'Conexão de modelo {subject} adicionada',
  audit_model_connection_changed: 'Conexão de modelo {subject} alterada',
  audit_model_connection_deleted: 'Conexão de modelo {subject} excluída',
  audit_model_connection_tested: 'Conexão de modelo {subject} testada',
  audit_platform_model_chosen: 'Modelo escolhido para a plataforma: {subject}',
  audit_model_chosen: 'Escolheu quem escreve para a conta: {subject}',
  audit_model_prices_saved: 'Preços de modelos alterados: {subject}',
  MODEL_UNREACHABLE: 'Não foi possível acessar o modelo conectado',
  MODEL_BUSY: 'O modelo conectado está ocupado. Tente novamente em alguns minutos.',
  MODEL_REFUSED_KEY: 'O provedor do modelo recusou a chave. Peça a quem administra a plataforma para verificar a conexão.',
  MODEL_TIMED_OUT: 'O modelo conectado demorou demais para responder',
  MODEL_REPLY_INVALID: 'O modelo conectado não deu uma resposta utilizável, nem na segunda tentativa',
  MODEL_DECLINED: 'O modelo conectado se recusou a escrever isto',
  MODEL_INPUT_TOO_LONG:
    'O que o modelo conectado recebeu é longo demais: encurte o texto, use menos fontes ou conecte um modelo com um contexto maior',
  MODEL_ANSWER_TOO_LARGE:
    'A resposta do modelo conectado não terminava e foi interrompida. Nada foi cobrado; tente novamente ou use outro modelo.',
  connection_saved: 'A conexão foi salva',
  connection_deleted: 'A conexão foi removida',
  connection_works: 'A conexão funciona',
  connection_failed: 'A conexão não funciona: {problem}',
  connection_not_found: 'Conexão não encontrada',
  model_chosen: 'A escolha foi salva',
  model_prices_saved: 'Os preços foram salvos',
  model_price_changed: 'Outra pessoa alterou este preço nesse meio-tempo. Feche o formulário e confira o preço atual',
  model_price_valid: 'Este preço já está em vigor. Adicione um novo preço a partir de um dia posterior',
  model_of_platform: 'o modelo da plataforma',
} satisfies Words<typeof english>;
