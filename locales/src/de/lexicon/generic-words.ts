import type english from '../../en/lexicon/generic-words.ts';
import type { Words } from '../../words.ts';

export default 'tipps schritt schritte überblick einführung grundlagen wichtig wichtigste richtig richtige finden gelingt beispiele beispiel fehler häufige vorteile fragen blick wissen sollten' satisfies Words<
  typeof english
>;
