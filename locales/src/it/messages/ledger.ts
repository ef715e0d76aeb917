import type english from '../../en/messages/ledger.ts';
import type { Words } from '../../words.ts';

export default {
  too_few_credits: 'Costa {price} crediti e ne restano {available}',
  own_cap_reached: 'Costa {price} crediti; il tuo tetto mensile ne lascia {available}',
  workspace_cap_reached: 'Costa {price} crediti; il tetto mensile di questo spazio di lavoro ne lascia {available}',
} satisfies Words<typeof english>;
