import type english from '../../en/lexicon/dangling.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  openings:
    /^(?:(?:est[oae]s?|es[oae]s?|aquell[oa]s?|aquel|él|ella|ellos|ellas|pero|y|e|o|además|así|asimismo|también|tampoco|entonces|luego|tal(?:es)?|amb[oa]s|aquí|allí|su|sus|otr[oa]s?|finalmente|sin embargo|no obstante|por (?:lo )?tanto|por es[oa]|por ello|por est[oae]|por ejemplo|de est[ea]|en est[ea]s?|con est[oae]s?|a est[ea]|de es[ea]|en cambio|en consecuencia|por otro lado|por otra parte|del mismo modo|en segundo lugar|lo mismo|el mismo|la misma)(?!\p{L}))/iu,
  pointsBack: /(?<!\p{L})(?:en|a|de|para|con|por) est[oa]s(?! (?:días|años))(?!\p{L})/iu,
  alsoNearStart: /^(?:\S+\s+){1,4}(?:también|además|sin embargo|en cambio)[\s,]/i,
} satisfies ShapeOf<typeof english>;
