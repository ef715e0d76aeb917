import type english from '../../en/validation/models.ts';
import type { Words } from '../../words.ts';

export default {
  price_of_day: 'Já existe um preço a partir deste dia',
} satisfies Words<typeof english>;
