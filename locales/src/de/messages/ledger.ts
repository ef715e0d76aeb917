import type english from '../../en/messages/ledger.ts';
import type { Words } from '../../words.ts';

export default {
  too_few_credits: 'Das kostet {price} Credits, übrig sind {available}',
  own_cap_reached: 'Das kostet {price} Credits; Ihr Monatslimit lässt noch {available} zu',
  workspace_cap_reached: 'Das kostet {price} Credits; das Monatslimit dieses Arbeitsbereichs lässt noch {available} zu',
} satisfies Words<typeof english>;
