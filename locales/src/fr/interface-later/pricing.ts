import type english from '../../en/interface-later/pricing.ts';
import type { Words } from '../../words.ts';

export default {
  short: 'Chaque prix est connu avant de commander.',
  lead_one: 'Chaque prix est connu avant de commander. Un nouveau compte commence avec {{credits}} crédit.',
  lead_other: 'Chaque prix est connu avant de commander. Un nouveau compte commence avec {{credits}} crédits.',
  failed: 'Les prix n’ont pas pu être chargés',
} satisfies Words<typeof english>;
