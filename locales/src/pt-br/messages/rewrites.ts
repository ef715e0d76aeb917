import type english from '../../en/messages/rewrites.ts';
import type { Words } from '../../words.ts';

export default {
  rewrite_needs_model: 'Isto precisa de um modelo: o motor integrado só reescreve o que consegue sem inventar',
  too_many_rewrites: 'Aguarde até que um dos trechos em reescrita fique pronto',
} satisfies Words<typeof english>;
