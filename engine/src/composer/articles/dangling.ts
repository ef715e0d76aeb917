// Sentences that lean on the one before ("This is why …", "However, he …"): alone they would say something else, or nothing.
import type { ComposerLanguage } from '../../engine-types.ts';

const openings: Record<ComposerLanguage, RegExp> = {
  en: /^(?:(?:this|these|those|that|its|they|their|them|he|she|his|her|such|however|but|and|or|so|yet|also|therefore|thus|hence|moreover|furthermore|additionally|besides|nevertheless|nonetheless|meanwhile|then|otherwise|instead|likewise|similarly|consequently|accordingly|here|both|another|others|neither|either|again|conversely|finally|secondly|second|thirdly|third|next|in addition|in contrast|in turn|in that case|in this|at this|with this|with that|with these|for this|for these|by this|because of this|after that|after this|for example|for instance|as a result|as such|on the other hand|on top of|the (?:former|latter|same|two|three|other|others|second|result|reason))\b|it\b(?! (?:is|was|may be|can be) (?:important|possible|worth|best|easy|easier|hard|clear|recommended|advisable|helpful|useful|common|known|estimated|said|essential|necessary|often|not uncommon)\b))/i,
  de: /^(?:(?:dies(?:e[rsmn]?)?|er|sie|ihre?[rsmn]?|ihnen|seine?[rsmn]?|dabei|dadurch|dafür|dagegen|daher|daran|darauf|daraus|darin|darum|darunter|darüber|deshalb|deswegen|dennoch|trotzdem|jedoch|aber|doch|und|oder|auch|außerdem|zudem|ferner|folglich|somit|so|also|dann|danach|anschließend|hier|dort|damit|davon|dazu|davor|hierbei|hierzu|hierfür|beispielsweise|zum beispiel|solche[rsmn]?|beide[nr]?|letztere[rsn]?|denn|sonst|stattdessen|ebenso|ebenfalls|schließlich|zweitens|drittens|andere[rsn]?|einerseits|andererseits|allerdings|hingegen|genau|gleichzeitig|in diesem|in dieser|mit diese[rmn]|aus diesem|bei diese[rmn]|nach diese[rmn]|auf diese|zu diese[rmn])(?!\p{L})|das (?:ist|sind|war|heißt|bedeutet|hat|gilt|kann|macht|liegt|führt|hilft|zeigt|wird|geht|spart|schafft)(?!\p{L})|es (?!gibt|ist (?:wichtig|möglich|sinnvoll|ratsam|empfehlenswert|üblich)))/iu,
  it: /^(?:(?:quest[oaie]|ciò|ess[oaie]|lui|lei|loro|egli|ella|tal[ei]|però|ma|e|ed|o|inoltre|quindi|dunque|perciò|pertanto|tuttavia|infatti|anche|così|poi|invece|altrimenti|qui|lì|là|entramb[ie]|infine|allora|analogamente|ugualmente|altr[ie]|quell[oaie]|per esempio|ad esempio|per quest[oaie]|in quest[oaie]|in tal|con quest[oaie]|a quest[oaie]|di conseguenza|in questo modo|al contrario|d'altra parte|d’altra parte|il suo|la sua|i suoi|le sue|il primo|il secondo|lo stesso|la stessa|in secondo luogo)(?!\p{L})|quest['’])/iu,
  es: /^(?:(?:est[oae]s?|es[oae]s?|aquell[oa]s?|aquel|él|ella|ellos|ellas|pero|y|e|o|además|así|asimismo|también|tampoco|entonces|luego|tal(?:es)?|amb[oa]s|aquí|allí|su|sus|otr[oa]s?|finalmente|sin embargo|no obstante|por (?:lo )?tanto|por es[oa]|por ello|por est[oae]|por ejemplo|de est[ea]|en est[ea]s?|con est[oae]s?|a est[ea]|de es[ea]|en cambio|en consecuencia|por otro lado|por otra parte|del mismo modo|en segundo lugar|lo mismo|el mismo|la misma)(?!\p{L}))/iu,
  fr: /^(?:(?:ce|cet|cette|ces|cela|ça|celui|celle|ceux|celles|elle|ils|elles|mais|et|ou|or|donc|ainsi|aussi|alors|ensuite|puis|enfin|cependant|toutefois|pourtant|néanmoins|ici|là|leurs?|son|sa|ses|tel(?:le)?s?|également|autres?|de plus|en outre|par exemple|par conséquent|en effet|de même|d'autre part|d’autre part|dans ce|dans cette|dans ces|avec ce|avec cette|pour cela|pour cette|à cette|à ce|en revanche|au contraire|du coup|les deux|le même|la même|deuxièmement)(?!\p{L})|c['’]|il (?!est (?:important|possible|conseillé|recommandé|essentiel|utile|préférable|nécessaire)|faut|existe|convient|suffit|s['’]agit)|il y a cela)/iu,
  'pt-BR':
    /^(?:(?:isto|isso|aquilo|est[ea]s?|ess[ea]s?|aquel[ea]s?|el[ea]s?|mas|e|ou|além disso|portanto|assim|também|porém|então|depois|logo|tal|tais|ambos|ambas|aqui|ali|lá|seu|sua|seus|suas|outr[oa]s?|finalmente|no entanto|entretanto|contudo|todavia|por isso|por ess[ea]|por est[ea]|por exemplo|dessa forma|desse modo|desta forma|deste modo|nesse caso|neste caso|ness[ea]s?|nest[ea]s?|dess[ea]s?|dest[ea]s?|com isso|com ess[ea]s?|em vez disso|por outro lado|da mesma forma|em segundo lugar|o mesmo|a mesma)(?!\p{L}))/iu,
};

// "The agency also keeps …" takes up something said before, wherever "also" stands near the beginning.
const alsoNearStart: Record<ComposerLanguage, RegExp> = {
  en: /^(?:\S+\s+){1,4}(?:also|too|therefore|however)[\s,]/i,
  de: /^(?:\S+\s+){1,4}(?:auch|außerdem|zudem|jedoch|dagegen|deshalb|daher|dabei|ebenfalls)\s/i,
  it: /^(?:\S+\s+){1,4}(?:anche|inoltre|però|invece|quindi)[\s,]/i,
  es: /^(?:\S+\s+){1,4}(?:también|además|sin embargo|en cambio)[\s,]/i,
  fr: /^(?:\S+\s+){1,4}(?:aussi|également|cependant|donc|en revanche)[\s,]/i,
  'pt-BR': /^(?:\S+\s+){1,4}(?:também|porém|portanto|no entanto)[\s,]/i,
};

/** True where the sentence needs the one before it to be understood. */
export const leansOnPrevious = (sentence: string, language: ComposerLanguage): boolean =>
  openings[language].test(sentence.replace(/^["'«„“(\s]+/u, '')) || alsoNearStart[language].test(sentence);
