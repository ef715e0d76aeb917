// The 14 allergens of EU Regulation 1169/2011 (annex II), in its order, and the foods that name them. The lists find, they never exclude: what
// none names is "not recognised".
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
        'wheat flour bread pasta noodle spaghetti tagliatelle rye barley oat spelt couscous bulgur semolina breadcrumb pastry pizza gnocchi ravioli biscuit cracker wafer toast bun roll cake pie tart crumble dumpling batter =beer stuffing',
    },
    crustaceans: { name: 'Crustaceans', words: 'prawn shrimp crab lobster crayfish langoustine scampi langouste crawfish' },
    eggs: { name: 'Eggs', words: '=egg =eggs mayonnaise custard quiche' },
    fish: {
      name: 'Fish',
      words:
        'fish trout tuna salmon cod anchov sardine mackerel halibut sea-bass herring hake haddock sole plaice turbot bream bass swordfish eel monkfish perch pike carp whitebait pilchard sprat roe',
    },
    peanuts: { name: 'Peanuts', words: 'peanut' },
    soya: { name: 'Soya', words: 'soy tofu edamame' },
    milk: {
      name: 'Milk',
      words:
        '=milk cream =butter cheese yoghurt yogurt mozzarella parmesan ricotta mascarpone gorgonzola feta custard whey curd ice-cream buttermilk fudge',
    },
    nuts: {
      name: 'Nuts',
      words: 'almond hazelnut walnut pistachio cashew pecan macadamia =nuts brazil-nut praline chestnut-spread',
    },
    celery: { name: 'Celery', words: 'celery celeriac' },
    mustard: { name: 'Mustard', words: 'mustard' },
    sesame: { name: 'Sesame', words: 'sesame tahini' },
    sulphites: { name: 'Sulphites', words: 'sulphite sulfite =wine vinegar dried-apricot raisin sultana' },
    lupin: { name: 'Lupin', words: 'lupin' },
    molluscs: {
      name: 'Molluscs',
      words: 'mussel clam oyster squid octopus scallop cuttlefish snail calamari whelk cockle abalone',
    },
  },
  plainFoods:
    'tomato potato onion garlic basil parsley rosemary thyme sage mint oregano chive dill coriander olive oil salt pepper chilli lemon lime orange apple pear plum cherr berr strawberr raspberr blueberr grape melon fig date mango banana peach apricot rhubarb carrot leek cabbage kale spinach chard lettuce rocket salad herb mushroom porcini truffle courgette zucchini aubergine pumpkin squash pea bean lentil chickpea corn polenta rice risotto beetroot radish turnip cucumber asparagus artichoke fennel caper pine-nut beef veal pork lamb chicken duck goose turkey rabbit venison boar ham bacon meat steak fillet loin sugar honey water vanilla cinnamon saffron ginger coffee tea chocolate cocoa coconut and with of in on from the a an or fresh grilled roasted roast fried baked boiled wild green red white black our house homemade organic local sun-dried dried slow smoked',
};

export default lexicon;
