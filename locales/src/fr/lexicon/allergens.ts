import type english from '../../en/lexicon/allergens.ts';
import type { Words } from '../../words.ts';

export default {
  allergens: {
    gluten: {
      name: 'Gluten',
      words:
        'blé farine =pain pâtes nouille spaghetti tagliatelle seigle orge avoine épeautre couscous boulgour semoule chapelure feuilleté pizza gnocchi ravioli ravioles biscuit gaufre gaufrette crêpe galette tarte tourte gâteau pâte croûton quiche bière biscotte beignet pané',
    },
    crustaceans: {
      name: 'Crustacés',
      words: 'crevette crabe homard langouste écrevisse gambas langoustine tourteau araignée-de-mer',
    },
    eggs: { name: 'Œufs', words: '=œuf =œufs =oeuf =oeufs mayonnaise omelette flan meringue quiche crème-anglaise' },
    fish: {
      name: 'Poissons',
      words:
        'poisson truite =thon saumon cabillaud morue anchois sardine maquereau =bar hareng féra merlu merlan sole turbot daurade dorade loup lotte espadon anguille brochet carpe églefin haddock rouget lieu-noir sandre perche omble brandade',
    },
    peanuts: { name: 'Arachides', words: 'arachide cacahu' },
    soya: { name: 'Soja', words: '=soja tofu edamame' },
    milk: {
      name: 'Lait',
      words:
        '=lait crème beurre fromage yaourt mozzarella parmesan ricotta mascarpone comté glace chantilly petit-suisse reblochon chèvre béchamel crème-brûlée flan',
    },
    nuts: { name: 'Fruits à coque', words: 'amande noisette =noix pistache cajou pécan noix praliné nougatine calisson' },
    celery: { name: 'Céleri', words: 'céleri' },
    mustard: { name: 'Moutarde', words: 'moutarde' },
    sesame: { name: 'Sésame', words: 'sésame tahin' },
    sulphites: { name: 'Sulfites', words: 'sulfite =vin vinaigre raisins-secs cidre' },
    lupin: { name: 'Lupin', words: 'lupin' },
    molluscs: {
      name: 'Mollusques',
      words:
        'moule =moules palourde huître calamar poulpe seiche saint-jacques escargot coque bulot bigorneau encornet seiche couteau',
    },
  },
  plainFoods:
    'tomate pomme terre oignon ail basilic persil romarin thym sauge menthe origan ciboulette aneth coriandre olive huile sel poivr piment citron orange poire prune cerise fraise framboise myrtille raisin melon figue mangue banane pêche abricot rhubarbe carotte poireau chou épinard blette laitue roquette salade herbe champignon cèpe truffe courgette aubergine potiron courge pois haricot lentille chiche maïs polenta riz risotto betterave radis concombre asperge artichaut fenouil câpre pignon bœuf boeuf veau porc agneau poulet canard oie dinde lapin chevreuil sanglier jambon lard viande steak filet magret sucre miel eau vanille cannelle safran gingembre café thé chocolat cacao et avec de du des d la le les l à au aux en un une ou frais fraîche grillé rôti frit cuit vert rouge blanc blanche noir notre maison local séché fumé',
} satisfies Words<typeof english>;
