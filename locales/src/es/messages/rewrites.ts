import type english from '../../en/messages/rewrites.ts';
import type { Words } from '../../words.ts';

export default {
  rewrite_needs_model: 'Para esto hace falta un modelo: el motor integrado solo reescribe lo que puede sin inventar',
  too_many_rewrites: 'Espera a que termine uno de los fragmentos que se están reescribiendo',
} satisfies Words<typeof english>;
