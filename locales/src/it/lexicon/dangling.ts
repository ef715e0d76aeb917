import type english from '../../en/lexicon/dangling.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  openings:
    /^(?:(?:quest[oaie]|ciò|ess[oaie]|lui|lei|loro|egli|ella|tal[ei]|però|ma|e|ed|o|inoltre|quindi|dunque|perciò|pertanto|tuttavia|infatti|anche|così|poi|invece|altrimenti|qui|lì|là|entramb[ie]|infine|allora|analogamente|ugualmente|altr[ie]|quell[oaie]|per esempio|ad esempio|per quest[oaie]|in quest[oaie]|in tal|con quest[oaie]|a quest[oaie]|di conseguenza|in questo modo|al contrario|d'altra parte|d’altra parte|il suo|la sua|i suoi|le sue|il primo|il secondo|lo stesso|la stessa|in secondo luogo)(?!\p{L})|quest['’])/iu,
  pointsBack: /(?<!\p{L})(?:in|a|di|per|con|da) quest[ie](?! (?:giorni|anni))(?!\p{L})/iu,
  alsoNearStart: /^(?:\S+\s+){1,4}(?:anche|inoltre|però|invece|quindi)[\s,]/i,
} satisfies ShapeOf<typeof english>;
