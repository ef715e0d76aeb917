import type english from '../../en/lexicon/outcome.ts';
import type { Words } from '../../words.ts';

export default {
  decides:
    /(?<!\p{L})(?:decid|acord|aprob|rechaz|vot(?:o|os|ó|aron|ado|ada|ación)(?!\p{L})|resolv|resuel|elig|eleg|firm(?:ó|aron|ado)|confirm|resultado|ganó|ganaron|perdió|al final|finalmente|por tanto|por eso)/iu,
  follows:
    /(?<!\p{L})(?:queda(?:n|rá|rán)?(?!\p{L})|permanece|costará|abrirá|empezará|cerrará|será(?:n)?(?!\p{L})|retras|aplaz|aument|disminu|no aleatoriz)/iu,
} satisfies Words<typeof english>;
