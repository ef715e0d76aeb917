import type english from '../../en/interface-later/local-servers.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Serveurs de modèles sur cette machine',
  lead: 'Serveurs qui tournent ici sur leurs ports habituels. Un clic connecte et teste un serveur ; si aucun modèle n’écrit encore, celui choisi écrit désormais.',
  none: 'Aucun trouvé. Démarrez Ollama, LM Studio, llama.cpp ou vLLM sur cette machine, puis cherchez à nouveau.',
  rescan: 'Chercher à nouveau',
  model: 'Modèle de {{name}}',
  connect: 'Connecter',
  noModel: 'Il tourne, mais n’a pas encore de modèle. Chargez-en un, puis cherchez à nouveau.',
  connected: '{{name}} connecté',
  silent: '{{name}} est connecté, mais n’a pas répondu au test',
} satisfies Words<typeof english>;
