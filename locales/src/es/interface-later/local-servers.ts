import type english from '../../en/interface-later/local-servers.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Servidores de modelos en esta máquina',
  lead: 'Servidores que funcionan aquí en sus puertos habituales. Un clic conecta y prueba un servidor; si todavía no escribe ningún modelo, a partir de entonces escribe el elegido.',
  none: 'No se ha encontrado ninguno. Inicia Ollama, LM Studio, llama.cpp o vLLM en esta máquina y vuelve a buscar.',
  rescan: 'Volver a buscar',
  model: 'Modelo de {{name}}',
  connect: 'Conectar',
  noModel: 'Está en marcha, pero aún no tiene ningún modelo. Carga uno allí y vuelve a buscar.',
  connected: '{{name}} conectado',
  silent: '{{name}} está conectado, pero no respondió a la prueba',
} satisfies Words<typeof english>;
