import type english from '../../en/messages/rewrites.ts';
import type { Words } from '../../words.ts';

export default {
  rewrite_needs_model: 'Serve un modello: il motore integrato riscrive solo ciò che può fare senza inventare',
  too_many_rewrites: 'Attendi che uno dei passaggi in riscrittura sia pronto',
} satisfies Words<typeof english>;
