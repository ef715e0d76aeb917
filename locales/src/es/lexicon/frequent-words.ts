import type english from '../../en/lexicon/frequent-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'de la el que en y los las un una por con para es del se no al lo su más como o pero son sus le ha este esta entre cuando muy sin sobre también hay' satisfies ShapeOf<
  typeof english
>;
