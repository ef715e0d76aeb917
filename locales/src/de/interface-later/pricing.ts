import type english from '../../en/interface-later/pricing.ts';
import type { Words } from '../../words.ts';

export default {
  short: 'Jeder Preis steht vor dem Auftrag fest.',
  lead_one: 'Jeder Preis steht vor dem Auftrag fest. Ein neues Konto beginnt mit {{credits}} Credit.',
  lead_other: 'Jeder Preis steht vor dem Auftrag fest. Ein neues Konto beginnt mit {{credits}} Credits.',
  failed: 'Die Preise konnten nicht geladen werden',
} satisfies Words<typeof english>;
