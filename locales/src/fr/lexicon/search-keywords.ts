import type english from '../../en/lexicon/search-keywords.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  noHeadline:
    /(?<!\p{L})(?:près de (?:chez )?(?:moi|vous|toi)|autour de moi|à proximité|combien coûte|(?:(?<!petits? )prix|tarifs?|coût)$)(?!\p{L})/iu,
  towns:
    'paris;marseille;lyon;toulouse;nice;nantes;montpellier;strasbourg;bordeaux;lille;rennes;reims;toulon;grenoble;dijon;angers;nîmes;clermont-ferrand;le mans;brest;amiens;limoges;annecy;perpignan;besançon;orléans;metz;rouen;mulhouse;caen;nancy;avignon;poitiers;la rochelle;pau;bayonne;biarritz;saint-étienne;saint-malo;quimper;vannes;lorient;bretagne;normandie;alsace;lorraine;provence;occitanie;aquitaine;auvergne;bourgogne;dordogne;périgord;gironde;vendée;savoie;corse;var;bruxelles;genève;lausanne;québec;montréal',
} satisfies ShapeOf<typeof english>;
