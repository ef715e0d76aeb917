import type english from '../../en/validation/models.ts';
import type { Words } from '../../words.ts';

export default {
  price_of_day: 'Esiste già un prezzo da questo giorno',
} satisfies Words<typeof english>;
