import type english from '../../en/lexicon/dangling.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  openings:
    /^(?:(?:ce(?! (?:que?|qui|dont)(?!\p{L})| qu['’])|cet|cette|ces|cela|ça|celui|celle|ceux|celles|elle|ils|elles|mais|et|ou|or|donc|ainsi|aussi|alors|ensuite|puis|enfin|cependant|toutefois|pourtant|néanmoins|ici|là|leurs?|son|sa|ses|tel(?:le)?s?|également|autres?|de plus|en outre|par exemple|par conséquent|en effet|de même|d'autre part|d’autre part|dans ce|dans cette|dans ces|avec ce|avec cette|pour cela|pour cette|à cette|à ce|en revanche|au contraire|du coup|les deux|le même|la même|deuxièmement)(?!\p{L})|c['’]|il (?!est (?:important|possible|conseillé|recommandé|essentiel|utile|préférable|nécessaire)|faut|existe|convient|suffit|s['’]agit)|il y a cela)/iu,
  pointsBack: /(?<!\p{L})(?:dans|à|de|pour|avec|par) ces(?! (?:jours|années))(?!\p{L})/iu,
  alsoNearStart: /^(?:\S+\s+){1,4}(?:aussi|également|cependant|donc|en revanche)[\s,]/i,
} satisfies ShapeOf<typeof english>;
