import type english from '../../en/lexicon/other-amounts.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  other:
    /(?<!\p{L})(?:no ano passado|se mudou|comprou|vendeu|pagou|um[a]? nov[oa]|substitu\p{L}+|quebr\p{L}+|estrag\p{L}+|roubad[oa]s?|arrecad\p{L}+|doaç\p{L}+|doador\p{L}*|doad[oa]s?|meta|orçamento|multa|salário|faturamento|investid[oa]s?)(?!\p{L})/iu,
  costs: /(?<!\p{L})(?:custam?|preços?|tarifas?|por (?:pessoa|noite|hora|mês))(?!\p{L})/iu,
  free: /(?:entrada (?:é )?(?:livre|franca|gratuita)|de graça|grátis|gratuit[oa]s?)(?!\p{L})/iu,
  people: /(?<!\p{L})(?:pessoas|participantes|inscritos)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
