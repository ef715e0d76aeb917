import type english from '../../en/validation/models.ts';
import type { Words } from '../../words.ts';

export default {
  price_of_day: 'Ya hay un precio a partir de este día',
} satisfies Words<typeof english>;
