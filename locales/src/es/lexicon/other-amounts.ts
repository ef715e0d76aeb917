import type english from '../../en/lexicon/other-amounts.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  other:
    /(?<!\p{L})(?:el año pasado|se mudó|compró|vendió|pagó|un[oa]? nuev[oa]|sustitu\p{L}+|reemplaz\p{L}+|romp\p{L}+|rot[oa]s?|averi\p{L}+|robad[oa]s?|recaud\p{L}+|donaci\p{L}+|donantes?|donad[oa]s?|objetivo|presupuesto|multa|salario|facturación|invertid[oa]s?)(?!\p{L})/iu,
  costs: /(?<!\p{L})(?:cuestan?|precios?|tarifas?|cuota|por (?:persona|noche|hora)|al mes)(?!\p{L})/iu,
  free: /(?:entrada (?:es )?(?:libre|gratuita)|gratis|gratuit[oa]s?)(?!\p{L})/iu,
  people: /(?<!\p{L})(?:personas|participantes|asistentes)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
