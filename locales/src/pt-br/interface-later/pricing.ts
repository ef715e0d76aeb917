import type english from '../../en/interface-later/pricing.ts';
import type { Words } from '../../words.ts';

export default {
  short: 'Cada preço é conhecido antes do pedido.',
  lead_one: 'Cada preço é conhecido antes do pedido. Uma conta nova começa com {{credits}} crédito.',
  lead_other: 'Cada preço é conhecido antes do pedido. Uma conta nova começa com {{credits}} créditos.',
  failed: 'Não foi possível carregar os preços',
} satisfies Words<typeof english>;
