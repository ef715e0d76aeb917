import type english from '../../en/lexicon/allergens.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  allergens: {
    gluten: {
      name: 'Gluten',
      words:
        'blé farine =pain pâtes nouille spaghetti tagliatelle seigle orge avoine épeautre couscous boulgour semoule chapelure feuilleté pizza gnocchi ravioli ravioles biscuit gaufre gaufrette crêpe galette tarte tourte gâteau pâte croûton quiche bière biscotte beignet pané pasta penne macaroni lasagne linguine coquillettes vermicelle seitan kamut petit-épeautre engrain freekeh baguette brioche croissant viennoiserie ciabatta focaccia fougasse pain-de =toast tartine bruschetta crouton chou-pâtissier chouquette éclair religieuse profiterole mille-feuille millefeuille feuillantine madeleine génoise cake muffin cookie sablé spéculoos pain-d’épices strudel clafoutis crumble croustade friand bouchée vol-au-vent croque-monsieur croque-madame burger wrap tortilla nem samoussa brick bricks raviole gyoza ramen udon tempura panure escalope-milanaise cordon-bleu croquette quenelle spätzle flammekueche pissaladière roux béchamel sauce-soja malt müesli muesli flocons-d’avoine pastilla',
    },
    crustaceans: {
      name: 'Crustacés',
      words:
        'crevette crabe homard langouste écrevisse gambas langoustine tourteau araignée-de-mer langoustines bouquet-crevette étrille bisque krill homardine cigale-de-mer pouce-pied',
    },
    eggs: {
      name: 'Œufs',
      words:
        '=œuf =œufs =oeuf =oeufs mayonnaise omelette flan meringue quiche crème-anglaise =jaune =jaunes-d’œuf blanc-d’œuf œufs-brouillés œuf-mollet île-flottante îles-flottantes hollandaise béarnaise aïoli aioli rouille carbonara sabayon soufflé crème-brûlée crème-pâtissière mousse-au-chocolat génoise macaron brioche pâtes-fraîches clafoutis tartare-de-bœuf tiramis financier madeleine biscuit-cuillère',
    },
    fish: {
      name: 'Poissons',
      words:
        'poisson truite =thon saumon cabillaud morue anchois sardine maquereau =bar hareng féra merlu merlan =sole =soles turbot daurade dorade loup lotte espadon anguille brochet carpe églefin haddock rouget lieu-noir sandre perche omble brandade grondin saint-pierre lieu-jaune =colin tacaud julienne lingue congre =raie =raies roussette saumonette requin mérou vivaneau mulet éperlan alose tanche gardon silure omble-chevalier esturgeon caviar œufs-de-lump tarama surimi anchoïade tapenade-aux-anchois bouillabaisse bourride worcester sauce-nuoc nuoc-mam dashi bonite germon listao limande carrelet =plie flétan =flet barbue halibut tilapia panga perche-du-nil sprat kipper',
    },
    peanuts: { name: 'Arachides', words: 'arachide cacahu cacahuète beurre-de-cacahuète satay saté' },
    soya: { name: 'Soja', words: '=soja tofu edamame miso tempeh tamari teriyaki sauce-soja shoyu natto lécithine' },
    milk: {
      name: 'Lait',
      words:
        '=lait crème beurre fromage yaourt mozzarella parmesan ricotta mascarpone comté glace chantilly petit-suisse reblochon chèvre béchamel crème-brûlée flan crème-fraîche emmental gruyère camembert brie roquefort bleu-d’auvergne fromage-bleu cantal saint-nectaire munster maroilles raclette fondue tomme beaufort morbier mimolette feta halloumi burrata pecorino faisselle fromage-blanc skyr kéfir lassi ghee beurre-blanc mornay gratin dauphinois crème-anglaise crème-pâtissière panna-cotta tiramis cheesecake riz-au-lait caramel chocolat-au-lait chocolat-blanc cappuccino café-au-lait viennoiserie brioche purée aligot tartiflette croque',
    },
    nuts: {
      name: 'Fruits à coque',
      words:
        'amande noisette =noix pistache cajou pécan noix praliné nougatine calisson macadamia noix-de-pécan noix-du-brésil pralines frangipane galette-des-rois massepain pâte-d’amande nougat gianduja macaron financier pesto amaretti baklava rocher noisettine dacquoise pithiviers',
    },
    celery: { name: 'Céleri', words: 'céleri céleri-rave céleri-branche sel-de-céleri mirepoix bouillon-de-légumes rémoulade' },
    mustard: { name: 'Moutarde', words: 'moutarde vinaigrette rémoulade dijon mayonnaise piccalilli' },
    sesame: { name: 'Sésame', words: 'sésame tahin houmous hummus halva gomasio falafel zaatar tahini huile-de-sésame' },
    sulphites: {
      name: 'Sulfites',
      words:
        'sulfite =vin vinaigre raisins-secs cidre champagne crémant cava porto marsala madère vermouth banyuls balsamique abricots-secs fruits-secs pruneaux pruneau figues-sèches choucroute cornichon',
    },
    lupin: { name: 'Lupin', words: 'lupin farine-de-lupin' },
    molluscs: {
      name: 'Mollusques',
      words:
        'moule =moules palourde huître calamar poulpe seiche saint-jacques escargot =coque =coques bulot bigorneau encornet couteau couteaux praire amande-de-mer pétoncle bulots bigorneaux ormeau encornets chipiron supions pieuvre fruits-de-mer vongole ormeaux huîtres',
    },
  },
  plainFoods:
    'frisée vieux rouge épaule échine côte joue foie feuille zeste sirop gras poêlé braisé échalote avocat tomate pomme terre oignon ail basilic persil romarin thym sauge menthe origan ciboulette aneth coriandre olive huile sel poivr piment citron orange poire prune cerise fraise framboise myrtille raisin melon figue mangue banane pêche abricot rhubarbe carotte poireau chou épinard blette laitue roquette salade herbe champignon cèpe truffe courgette aubergine potiron courge pois haricot lentille chiche maïs polenta riz risotto betterave radis concombre asperge artichaut fenouil câpre pignon bœuf boeuf veau porc agneau poulet canard oie dinde lapin chevreuil sanglier jambon lard viande steak filet magret sucre miel eau vanille cannelle safran gingembre café thé chocolat cacao et avec de du des d la le les l à au aux en un une ou frais fraîche grillé rôti frit cuit vert rouge blanc blanche noir notre maison local séché fumé légume fruit cru vapeur soupe jus kiwi ananas papaye mûre groseille cassis grenade estragon laurier marjolaine cumin curcuma paprika clou quinoa millet brocoli endive marron cresson patate coco datte potage',
} satisfies ShapeOf<typeof english>;
