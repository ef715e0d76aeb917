import type english from '../../en/validation/models.ts';
import type { Words } from '../../words.ts';

export default {
  price_of_day: 'Un prix existe déjà à partir de ce jour',
} satisfies Words<typeof english>;
