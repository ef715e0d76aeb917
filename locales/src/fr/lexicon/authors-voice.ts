import type english from '../../en/lexicon/authors-voice.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  firstPerson:
    /(?<!\p{L})(?:je|j['’]\p{L}+|moi|me|m['’]\p{L}+|rappelons|notons|précisons|soulignons|prenons|voyons|découvrons|commençons|passons|parlons|regardons|citons|ajoutons|disons|mon|ma|mes|nous|notre|nos|on s['’](?:est|était)|on (?:a|avait|en a|l['’]a) \p{L}+(?:é|it|is|u)(?:e?s)?)(?!\p{L})/iu,
  asOne: /(?<!\p{L})(?:je|j['’]\p{L}+|moi|me|m['’]\p{L}+|mon|ma|mes)(?!\p{L})/iu,
  pointsElsewhere:
    /(?<!\p{L})(?:comme suit|(?:l[ea]s?|l['’]) ?suivante?s?|suivante?s?\s?:?\.?$|ci-(?:dessous|dessus|après|contre)|(?:voir|cf\.|reportez-vous|se reporter)|(?:ce|prochain|précédent) (?:chapitre|article|paragraphe|livre|tutoriel)|(?:cette|prochaine|précédente) (?:section|partie)|section \d|chapitre \d|figure \d|tableau \d)/iu,
} satisfies ShapeOf<typeof english>;
