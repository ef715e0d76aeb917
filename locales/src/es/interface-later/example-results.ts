import type english from '../../en/interface-later/example-results.ts';
import type { Words } from '../../words.ts';

export default {
  ofCatalogue:
    'Preparado y editado para el catálogo como ejemplo de lo que se pide a un modelo conectado. No lo ha escrito ni el motor integrado ni un modelo conectado aquí. Idioma: {{language}}.',
  withoutModel: 'Hecho por el motor integrado con los mismos datos, sin modelo.',
} satisfies Words<typeof english>;
