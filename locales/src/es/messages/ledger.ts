import type english from '../../en/messages/ledger.ts';
import type { Words } from '../../words.ts';

export default {
  too_few_credits: 'Cuesta {price} créditos y quedan {available}',
  own_cap_reached: 'Cuesta {price} créditos; tu tope mensual deja {available}',
  workspace_cap_reached: 'Cuesta {price} créditos; el tope mensual de este espacio deja {available}',
} satisfies Words<typeof english>;
