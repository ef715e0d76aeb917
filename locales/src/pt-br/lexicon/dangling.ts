import type english from '../../en/lexicon/dangling.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  openings:
    /^(?:(?:isto|isso|aquilo|est[ea]s?|ess[ea]s?|aquel[ea]s?|el[ea]s?|mas|e|ou|além disso|portanto|assim|também|porém|então|depois|logo|tal|tais|ambos|ambas|aqui|ali|lá|seu|sua|seus|suas|outr[oa]s?|finalmente|no entanto|entretanto|contudo|todavia|por isso|por ess[ea]|por est[ea]|por exemplo|dessa forma|desse modo|desta forma|deste modo|nesse caso|neste caso|ness[ea]s?|nest[ea]s?|dess[ea]s?|dest[ea]s?|com isso|com ess[ea]s?|em vez disso|por outro lado|da mesma forma|em segundo lugar|o mesmo|a mesma)(?!\p{L}))/iu,
  pointsBack: /(?<!\p{L})(?:nest[ea]s|dest[ea]s|para est[ea]s|com est[ea]s)(?! (?:dias|anos))(?!\p{L})/iu,
  alsoNearStart: /^(?:\S+\s+){1,4}(?:também|porém|portanto|no entanto)[\s,]/i,
} satisfies ShapeOf<typeof english>;
