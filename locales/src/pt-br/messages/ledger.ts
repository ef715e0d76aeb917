import type english from '../../en/messages/ledger.ts';
import type { Words } from '../../words.ts';

export default {
  too_few_credits: 'Isso custa {price} créditos e restam {available}',
  own_cap_reached: 'Isto custa {price} créditos; seu teto mensal deixa {available}',
  workspace_cap_reached: 'Isto custa {price} créditos; o teto mensal deste espaço deixa {available}',
} satisfies Words<typeof english>;
