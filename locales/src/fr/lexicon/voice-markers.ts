import type english from '../../en/lexicon/voice-markers.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  formalPhrase: /(?!)/u,
  familiarPhrase: /(?!)/u,
  formalAddress: 'vous votre vos vôtre vôtres',
  informalAddress: 'tu te toi ton ta tes tien tienne',
  isFormalCapitalised: false,
  we: 'nous notre nos nôtre nôtres',
  weVerb: /(?!)/u,
  i: 'je moi mon ma mes',
  stiff: 'néanmoins toutefois conformément ainsi notamment susmentionné relatif veuillez afin dont',
  loose: 'salut super génial cool hop sympa top bref ok',
} satisfies ShapeOf<typeof english>;
