import type english from '../../en/interface-later/example-results.ts';
import type { Words } from '../../words.ts';

export default {
  ofCatalogue:
    'Préparé et relu pour le catalogue comme exemple de ce qui est demandé à un modèle connecté. Ni le moteur intégré ni un modèle connecté ici ne l’a écrit. Langue : {{language}}.',
  withoutModel: 'Fait par le moteur intégré à partir des mêmes indications, sans modèle.',
} satisfies Words<typeof english>;
