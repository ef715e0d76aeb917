import type english from '../../en/lexicon/dangling.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  openings:
    /^(?:(?:dies(?:e[rsmn]?)?|er|sie|ihre?[rsmn]?|ihnen|seine?[rsmn]?|dabei|dadurch|dafür|dagegen|daher|daran|darauf|daraus|darin|darum|darunter|darüber|deshalb|deswegen|dennoch|trotzdem|jedoch|aber|doch|und|oder|auch|außerdem|zudem|ferner|folglich|somit|so|also|dann|danach|anschließend|hier|dort|damit|davon|dazu|davor|hierbei|hierzu|hierfür|beispielsweise|zum beispiel|solche[rsmn]?|beide[nr]?|letztere[rsn]?|denn|sonst|stattdessen|ebenso|ebenfalls|schließlich|zweitens|drittens|andere[rsn]?|einerseits|andererseits|allerdings|hingegen|genau|gleichzeitig|in diesem|in dieser|mit diese[rmn]|aus diesem|bei diese[rmn]|nach diese[rmn]|auf diese|zu diese[rmn])(?!\p{L})|das (?:ist|sind|war|heißt|bedeutet|hat|gilt|kann|macht|liegt|führt|hilft|zeigt|wird|geht|spart|schafft)(?!\p{L})|es (?!gibt|ist (?:wichtig|möglich|sinnvoll|ratsam|empfehlenswert|üblich)))/iu,
  pointsBack: /(?<!\p{L})(?:in|an|bei|mit|von|für|aus) diesen(?! (?:tagen|jahren))(?!\p{L})/iu,
  alsoNearStart: /^(?:\S+\s+){1,4}(?:auch|außerdem|zudem|jedoch|dagegen|deshalb|daher|dabei|dafür|davon|ebenfalls)\s/i,
} satisfies ShapeOf<typeof english>;
