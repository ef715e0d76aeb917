import type english from '../../en/lexicon/sums-up.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  heading:
    /^(?:(?:unser )?fazit|zusammenfassung|kurz (?:gesagt|gefasst|und knapp)|auf einen blick|das wichtigste(?: in kürze)?|schluss(?:wort|folgerung)?)$/iu,
  sentence:
    /^(?:kurz (?:gesagt|gefasst)|insgesamt|alles in allem|zusammenfassend|zusammengefasst|unterm strich|letztlich|fazit)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
