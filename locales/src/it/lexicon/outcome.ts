import type english from '../../en/lexicon/outcome.ts';
import type { Words } from '../../words.ts';

export default {
  decides:
    /(?<!\p{L})(?:decis|decid|deliber|approv|respin|vot(?:o|i|ato|ata|ati|arono|ò)(?!\p{L})|accord|sceglie|scelt|elett|firmat|conferm|esito|risultat|vint|vinse|perso|alla fine|infine|pertanto|perciò|quindi)/iu,
  follows:
    /(?<!\p{L})(?:rest(?:a|ano|erà|eranno)(?!\p{L})|rimane|rimarr|costerà|aprirà|inizierà|chiuderà|sarà(?!\p{L})|saranno(?!\p{L})|ritard|rinviat|non era randomizzat|avvertono|aumentat|diminuit)/iu,
} satisfies Words<typeof english>;
