import type english from '../../en/interface-later/local-servers.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Modellserver auf diesem Rechner',
  lead: 'Server, die hier an ihren üblichen Ports laufen. Ein Klick verbindet und prüft einen Server; schreibt noch kein Modell, schreibt fortan das gewählte.',
  none: 'Keiner gefunden. Starten Sie Ollama, LM Studio, llama.cpp oder vLLM auf diesem Rechner und suchen Sie erneut.',
  rescan: 'Erneut suchen',
  model: 'Modell von {{name}}',
  connect: 'Verbinden',
  noModel: 'Er läuft, hat aber noch kein Modell. Laden Sie dort eines und suchen Sie erneut.',
  connected: '{{name}} verbunden',
  silent: '{{name}} ist verbunden, hat aber auf die Prüfung nicht geantwortet',
} satisfies Words<typeof english>;
