import type english from '../../en/validation/models.ts';
import type { Words } from '../../words.ts';

export default {
  price_of_day: 'Ab diesem Tag gibt es bereits einen Preis',
} satisfies Words<typeof english>;
