import type english from '../../en/interface-later/example-results.ts';
import type { Words } from '../../words.ts';

export default {
  ofCatalogue:
    'Preparado e editado para o catálogo como exemplo do que se pede a um modelo conectado. Não foi escrito nem pelo motor integrado nem por um modelo conectado aqui. Idioma: {{language}}.',
  withoutModel: 'Feito pelo motor integrado com os mesmos dados, sem modelo.',
} satisfies Words<typeof english>;
