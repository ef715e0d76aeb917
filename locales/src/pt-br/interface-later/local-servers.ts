import type english from '../../en/interface-later/local-servers.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Servidores de modelos nesta máquina',
  lead: 'Servidores em execução aqui nas portas habituais. Um clique conecta e testa um servidor; se nenhum modelo escreve ainda, o escolhido passa a escrever.',
  none: 'Nenhum encontrado. Inicie o Ollama, o LM Studio, o llama.cpp ou o vLLM nesta máquina e procure novamente.',
  rescan: 'Procurar novamente',
  model: 'Modelo de {{name}}',
  connect: 'Conectar',
  noModel: 'Está em execução, mas ainda não tem nenhum modelo. Carregue um e procure novamente.',
  connected: '{{name}} conectado',
  silent: '{{name}} está conectado, mas não respondeu ao teste',
} satisfies Words<typeof english>;
