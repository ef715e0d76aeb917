import type english from '../../en/lexicon/outcome.ts';
import type { Words } from '../../words.ts';

export default {
  decides:
    /(?<!\p{L})(?:decid|decis|aprov|rejeit|vot(?:o|os|ou|aram|ado|ada|ação)(?!\p{L})|acord|escolh|eleg|eleit|assin(?:ou|aram|ado)|confirm|resultado|ganhou|ganharam|perdeu|no fim|no final|finalmente|portanto|por isso)/iu,
  follows:
    /(?<!\p{L})(?:permanec|fica(?:m|rá|rão)?(?!\p{L})|custará|abrirá|começará|fechará|será(?!\p{L})|serão(?!\p{L})|atras|adiad|aument|diminu|não randomiz)/iu,
} satisfies Words<typeof english>;
