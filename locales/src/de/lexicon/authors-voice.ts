import type english from '../../en/lexicon/authors-voice.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  firstPerson: /(?<!\p{L})(?:ich|mir|mich|mein(?:e[rmns]?)?|wir|uns|unser(?:e[rmns]?)?)(?!\p{L})/iu,
  asOne: /(?<!\p{L})(?:ich|mir|mich|mein(?:e[rmns]?)?)(?!\p{L})/iu,
  pointsElsewhere:
    /(?<!\p{L})(?:wie folgt|folgende[rnms]?|siehe|s\. ?[ou]\.|(?:oben|unten) (?:genannt|beschrieben|gezeigt|erwähnt|aufgeführt)|wie (?:oben|unten|bereits|zuvor|schon) |im (?:nächsten|vorigen|letzten|folgenden) (?:abschnitt|kapitel)|in diesem (?:abschnitt|kapitel|artikel|beitrag|buch|leitfaden)|abschnitt \d|kapitel \d|abbildung \d|abb\. ?\d|tabelle \d)/iu,
} satisfies ShapeOf<typeof english>;
