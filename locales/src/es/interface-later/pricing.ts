import type english from '../../en/interface-later/pricing.ts';
import type { Words } from '../../words.ts';

export default {
  short: 'Cada precio se conoce antes de pedir.',
  lead_one: 'Cada precio se conoce antes de pedir. Una cuenta nueva empieza con {{credits}} crédito.',
  lead_other: 'Cada precio se conoce antes de pedir. Una cuenta nueva empieza con {{credits}} créditos.',
  failed: 'No se pudieron cargar los precios',
} satisfies Words<typeof english>;
