import type english from '../../en/lexicon/search-keywords.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  noHeadline:
    /(?<!\p{L})(?:in (?:der|meiner|Ihrer|deiner) nähe|nähe|umgebung|was kostet|wie teuer|(?:preise?|kosten)$)(?!\p{L})/iu,
  towns:
    'berlin;hamburg;münchen;köln;frankfurt;stuttgart;düsseldorf;leipzig;dortmund;bremen;dresden;hannover;nürnberg;duisburg;bochum;wuppertal;bielefeld;bonn;münster;karlsruhe;mannheim;augsburg;wiesbaden;kassel;mainz;freiburg;erfurt;rostock;kiel;lübeck;halle;magdeburg;osnabrück;oldenburg;potsdam;regensburg;würzburg;ulm;heidelberg;braunschweig;aachen;saarbrücken;trier;bayern;hessen;sachsen;thüringen;niedersachsen;brandenburg;wien;graz;linz;salzburg;innsbruck;zürich;basel;bern;luzern;genf;winterthur;essen',
} satisfies ShapeOf<typeof english>;
