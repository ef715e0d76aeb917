import type english from '../../en/messages/ledger.ts';
import type { Words } from '../../words.ts';

export default {
  too_few_credits: 'Cela coûte {price} crédits et il en reste {available}',
  own_cap_reached: 'Cela coûte {price} crédits ; votre plafond mensuel en laisse {available}',
  workspace_cap_reached: 'Cela coûte {price} crédits ; le plafond mensuel de cet espace en laisse {available}',
} satisfies Words<typeof english>;
