// The 14 allergens of EU Regulation 1169/2011 (annex II), in its order, and the foods that name them. The lists find allergens,
// they never exclude them: an ingredient found in no list is "not recognised".
export interface Allergen {
  name: string;
  /** Beginnings of words, with "=" whole words, with "*" parts of words; "-" stands for a space. */
  words: string;
}

export type AllergenKey =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soya'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs';

interface Allergens {
  allergens: Record<AllergenKey, Allergen>;
  /** Foods that are known to hold none of the allergens: beginnings of words. */
  plainFoods: string;
}

const lexicon: Allergens = {
  allergens: {
    gluten: {
      name: 'Gluten',
      words:
        'toffee-pudding sponge-pudding christmas-pudding treacle-pudding treacle-tart steamed-pudding wheat flour bread pasta noodle spaghetti tagliatelle rye barley oat spelt couscous bulgur semolina breadcrumb pastry pizza gnocchi ravioli biscuit cracker wafer =toast =bun =buns =roll =rolls cake =pie =pies =tart =tarts tartlet crumble dumpling batter =beer stuffing macaroni lasagne fettuccine penne fusilli linguine vermicelli orzo farro kamut triticale seitan bulghur freekeh matzo =pita naan chapati roti tortilla-wrap =wrap bagel baguette brioche croissant doughnut muffin scone pancake waffle crepe crêpe tempura croquette schnitzel nugget fishcake =gravy roux soy-sauce malt =ale lager =stout beer =stuffing yorkshire-pudding brownie cookie shortbread gingerbread pretzel panko sourdough focaccia ciabatta flatbread eclair profiterole strudel filo puff-pastry quiche pasty samosa spring-roll gyoza wonton udon ramen porridge muesli granola digestive cornbread haggis black-pudding sausage-roll burger',
    },
    crustaceans: {
      name: 'Crustaceans',
      words:
        'prawn shrimp crab lobster crayfish langoustine scampi langouste crawfish krill crevette gamba king-prawn tiger-prawn shellfish barnacle squat-lobster yabby bisque thermidor',
    },
    eggs: {
      name: 'Eggs',
      words:
        '=egg =eggs mayonnaise custard quiche =omelette =omelet meringue aioli hollandaise bearnaise tartare-sauce scotch-egg brioche sponge toffee-pudding christmas-pudding treacle-pudding steamed-pudding batter souffle soufflé frittata carbonara egg-noodle tiramisu macaron marshmallow pavlova eggnog caesar =yolk =yolks albumen',
    },
    fish: {
      name: 'Fish',
      words:
        'fish trout tuna salmon =cod anchov sardine mackerel halibut sea-bass herring hake haddock =sole plaice turbot bream bass swordfish eel monkfish perch pike =carp =carps whitebait pilchard sprat =roe pollock pollack coley whiting =brill =ling gurnard john-dory grouper snapper red-mullet mullet tilapia =char arctic-char sturgeon caviar kipper bloater smoked-salmon gravlax gravadlax skate =ray rock-salmon dogfish garfish barramundi mahi wahoo marlin tench zander pangasius =basa catfish lumpfish surimi worcester caesar bouillabaisse kedgeree taramasalata fish-sauce bottarga dashi bonito garum =lox =dab megrim =smelt =shad',
    },
    peanuts: { name: 'Peanuts', words: 'peanut groundnut satay monkey-nut arachis' },
    soya: {
      name: 'Soya',
      words: 'soy tofu edamame miso tempeh tamari teriyaki shoyu hoisin natto soybean textured-vegetable-protein tvp lecithin',
    },
    milk: {
      name: 'Milk',
      words:
        '=milk cream =butter cheese yoghurt yogurt mozzarella parmesan ricotta mascarpone gorgonzola feta custard whey curd ice-cream buttermilk fudge whipped-cream clotted crème-fraîche creme-fraiche double-cream soured-cream sour-cream =milkshake latte cappuccino =cheddar stilton brie camembert halloumi paneer pecorino gruyère gruyere emmental =edam gouda manchego burrata stracciatella provolone taleggio roquefort quark kefir lassi ghee skyr raita tzatziki labneh béchamel bechamel alfredo panna-cotta cheesecake gelato toffee caramel milk-chocolate white-chocolate nougat rarebit casein lactose butterscotch',
    },
    nuts: {
      name: 'Nuts',
      words:
        'almond hazelnut walnut pistachio cashew pecan macadamia =nuts brazil-nut praline chestnut-spread filbert chestnut-flour marzipan frangipane nougat pesto amaretti amaretto baklava gianduja nutella nut-butter macaroon dukkah romesco bakewell nut-roast florentine',
    },
    celery: { name: 'Celery', words: 'celery celeriac celery-salt mirepoix waldorf bouillon stock-cube bloody-mary' },
    mustard: { name: 'Mustard', words: 'mustard piccalilli dijon vinaigrette remoulade rémoulade honey-mustard' },
    sesame: {
      name: 'Sesame',
      words: 'sesame tahini hummus houmous halva halvah gomashio zaatar za-atar dukkah falafel sesame-oil',
    },
    sulphites: {
      name: 'Sulphites',
      words:
        'sulphite sulfite =wine vinegar dried-apricot raisin sultana cider prosecco champagne cava sherry port-wine marsala madeira vermouth dried-apple dried-fruit dried-mango pickled prune sauerkraut balsamic',
    },
    lupin: { name: 'Lupin', words: 'lupin lupine lupini' },
    molluscs: {
      name: 'Molluscs',
      words:
        'mussel clam oyster squid octopus scallop cuttlefish snail calamari whelk cockle abalone razor-clam periwinkle winkle limpet geoduck escargot vongole cockles octopi conch sea-snail oyster-sauce paua chiton',
    },
  },
  plainFoods:
    'cooked kidney fenugreek blue golden syrup skewer vine wood over hibiscus shoulder belly rib leg breast maple peel zest leaf leaves crispy smashed charred braised wood vine heritage avocado dripping mushy chips fries tomato potato onion garlic basil parsley rosemary thyme sage mint oregano chive dill coriander olive oil salt pepper chilli lemon lime orange apple pear plum cherr berr strawberr raspberr blueberr grape melon fig date mango banana peach apricot rhubarb carrot leek cabbage kale spinach chard lettuce rocket salad herb mushroom porcini truffle courgette zucchini aubergine pumpkin squash pea bean lentil chickpea corn polenta rice risotto beetroot radish turnip cucumber asparagus artichoke fennel caper pine-nut beef veal pork lamb chicken duck goose turkey rabbit venison boar ham bacon meat steak fillet loin sugar honey water vanilla cinnamon saffron ginger coffee tea chocolate cocoa coconut and with of in on from the a an or fresh grilled roasted roast fried baked boiled wild green red white black our house homemade organic local sun-dried dried slow smoked vegetable fruit raw sweet stewed steamed poached mixed soup juice sweetcorn swede kiwi pineapple papaya cranberr blackberr currant pomegranate tarragon bay marjoram cumin turmeric paprika clove nutmeg quinoa amaranth millet tapioca arrowroot jus sprout broccoli cauliflower',
};

export default lexicon;
