import type english from '../../en/interface-later/example-results.ts';
import type { Words } from '../../words.ts';

export default {
  ofCatalogue:
    'Preparato e rivisto per il catalogo come esempio di ciò che si chiede a un modello collegato. Non lo ha scritto né il motore integrato né un modello collegato qui. Lingua: {{language}}.',
  withoutModel: 'Creato dal motore integrato con gli stessi dati, senza modello.',
} satisfies Words<typeof english>;
