import type english from '../../en/interface-later/local-servers.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Server di modelli su questa macchina',
  lead: 'Server in esecuzione qui sulle loro porte abituali. Un clic collega e prova un server; se nessun modello scrive ancora, da quel momento scrive quello scelto.',
  none: 'Nessuno trovato. Avvia Ollama, LM Studio, llama.cpp o vLLM su questa macchina, poi cerca di nuovo.',
  rescan: 'Cerca di nuovo',
  model: 'Modello di {{name}}',
  connect: 'Collega',
  noModel: 'È in esecuzione, ma non ha ancora un modello. Caricane uno, poi cerca di nuovo.',
  connected: '{{name}} collegato',
  silent: '{{name}} è collegato, ma non ha risposto alla prova',
} satisfies Words<typeof english>;
