// Which of the 14 allergens of EU Regulation 1169/2011 (annex II) the listed ingredients name. What no list names is not claimed.
import { interfaceLanguages } from '@folio/contract/languages';
import type { AllergenKey } from '@folio/locales/en/lexicon/allergens';
import { allergensLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../core/engine-types.ts';

/** Names of dishes and foods that every kitchen uses, whatever its language. */
const sharedWords: Partial<Record<AllergenKey, string>> = {
  gluten:
    'trofie penne fusill rigatoni linguine orecchiette busiate bucatini farfalle lasagn cannelloni tortellin tortelli agnolotti cappelletti paccheri conchiglie maccheron pappardelle fettuccine vermicelli strozzapreti pici garganelli casarecce tajarin ravioli gnocchi spaghetti tagliatelle ramen udon panko seitan focaccia ciabatta bruschett crostini croissant brioche baguette pita naan filo strudel panettone tiramis cannolo cannoli bulgur couscous freekeh kamut malt tempura =schnitzel crouton soy-sauce sojasauce salsa-di-soia salsa-de-soja sauce-soja molho-de-soja teriyaki ponzu satay',
  crustaceans: 'scampi gambas krill bisque',
  eggs: 'carbonara aioli alioli meringue tiramis zabaione zabaglione omelett frittata hollandaise béarnaise mayo',
  fish: 'beccafico worcester bottarga caviar kaviar caviale sashimi surimi bouillabaisse tarama branzino',
  peanuts: 'satay saté sate-sauce satésauce gado-gado pad-thai',
  soya: 'miso tempeh edamame tofu teriyaki',
  milk: '*pesto pecorino gorgonzola burrata stracciatella provolone taleggio grana feta halloumi brie camembert gruyère roquefort emmental cheddar manchego tiramis béchamel besciamella carbonara cannolo cannoli gelato ghee paneer raclette tzatziki labneh skyr lassi ganache panna-cotta latte cappuccino ricotta mozzarella mascarpone parmesan cheesecake',
  nuts: '*pesto praline pralin gianduia marzipan nougat frangipan amarett baklava romesco',
  celery: 'mirepoix soffritto',
  sesame: 'hummus halva tahin',
  sulphites:
    'marsala prosecco champagne cava balsam vermentino barolo barbera chianti montepulciano primitivo lambrusco soave nero-d pinot chardonnay sauvignon merlot cabernet syrah shiraz zinfandel malbec riesling silvaner gewürztraminer grüner-veltliner weißburgunder grauburgunder spätburgunder rioja ribera-del tempranillo albariño verdejo bordeaux bourgogne beaujolais chablis sancerre muscadet côtes-d crémant sangria gamay',
  molluscs: 'calamar escargot vongole',
};

const patternOf = (stems: string) =>
  new RegExp(
    stems
      .split(' ')
      .map((stem) => stem.replaceAll('-', '[ -]'))
      .map((stem) =>
        stem.startsWith('*')
          ? stem.slice(1)
          : stem.startsWith('=')
            ? `(?<![\\p{L}-])${stem.slice(1)}(?![\\p{L}-])`
            : `(?<![\\p{L}-])${stem}`,
      )
      .join('|'),
    'iu',
  );

const patterns = Object.fromEntries(
  interfaceLanguages.map((language) => [
    language,
    Object.entries(allergensLexicon[language].allergens).map(([key, { name, words }]) => {
      const shared = sharedWords[key as AllergenKey];
      const own = name.toLocaleLowerCase().replaceAll(' ', '-');
      return { name, found: patternOf([words, shared, own].filter((part) => part !== undefined).join(' ')) };
    }),
  ]),
) as Record<ComposerLanguage, { name: string; found: RegExp }[]>;

// Milk of coconuts and butter of nuts are none, pine nuts are no nuts of the regulation, buckwheat, rice noodles and flour of rice, maize, chickpeas, chestnuts or cassava hold no gluten, and some mushrooms
// have their name from oysters; scallops, veal, nutmeg and coconuts are "noix" in French. What is made of soya, oats or cashews
// is named by them, not by the milk or the eggs that it stands for.
const harmless =
  /canestrelli(?=.*(?:frolla|farina|burro|biscott))|coconut (?:milk|cream)|latte di cocco|leche de coco|lait de coco|crème de coco|leite de coco|kokosmilch|(?<=mandel|hafer|soja|reis|cashew)milch|(?<=kakao|erdnuss|mandel|cashew|kokos|shea)butter|butter(?:nuss|nut|bohne|pilz|salat|krebs|fisch|kürbis)\p{L}*|pine nuts?|buckwheat|buchweizen\p{L}*|grano saraceno|trigo sarraceno|sarrasin|(?:rice|corn|maize|chickpea|gram|cassava) ?flour|(?:reis|mais|kichererbsen|maniok)mehl|farina di (?:riso|mais|ceci|castagne)|harina de (?:arroz|maíz|garbanzos?|yuca)|farine de (?:riz|maïs|pois chiches?|châtaignes?|manioc)|farinha de (?:mandioca|arroz|milho|grão-de-bico)|rice noodles?|(?:corn|rice) (?:tortillas?|batter|bread|crackers?|cakes?)|tortillas? de ma[ií]z|tortillas? di mais|maistortillas?|reis(?:waffeln?|teig)|maisbrot|pane di riso|gallette di (?:riso|mais)|tortitas? de (?:arroz|ma[ií]z)|reisnudeln?|(?<=(?:nut|almond|cashew|cocoa)\s)butter|butter (?:beans?|lettuce)|noix(?=\s+de\s+(?:la\s+)?(?:saint|st\b|veau|muscade|coco|bœuf|boeuf|jambon|porc|pétoncle))|(?:mayonesa|crema|leche|queso|yogur)(?= de (?:soja|soya|anacardos?|almendras?|avena|arroz|coco))|(?:maionese|crema|latte|formaggio|yogurt)(?= di (?:soia|anacardi|mandorl[ae]|avena|riso|cocco))|(?:mayonnaise|crème|lait|fromage|yaourt)(?= (?:de |d['’])(?:soja|cajou|noix de cajou|amandes?|avoine|riz|coco))|(?:maionese|creme|leite|queijo|iogurte)(?= de (?:soja|castanhas?|caju|amêndoas?|aveia|arroz|coco))|(?<=(?:soya?|oat|almond|cashew|rice|coconut|vegan) )(?:milk|mayo(?:nnaise)?|cream|cheese|yogh?urt)|(?<=vegane[rsnm]? )(?:käse|mayonnaise|butter|sahne|milch)|(?:maionese|formaggio|latte|panna|burro|crema|yogurt)(?= (?:vegan[oa]|vegetale))|(?:mayonesa|queso|leche|nata|mantequilla|yogur)(?= (?:vegan[oa]|vegetal))|(?:mayonnaise|fromage|lait|crème|beurre|yaourt)(?= (?:végane?|végétale?))|(?:maionese|queijo|leite|creme|manteiga|iogurte)(?= (?:vegan[oa]|vegetal))|burro(?= (?:di (?:arachidi|mandorle|cacao|karit[eé])|d['’]arachidi))|mantequilla(?= de (?:cacahuetes?|almendras?|cacao))|beurre(?= de (?:cacah|noix|cacao|karité))|manteiga(?= de (?:amendoim|cacau))|spaghetti(?=eis)|noce moscata|nuez moscada|noz[- ]moscada|oyster mushrooms?|austernpilze?|austernseitlinge?|pleurotes?/giu;

/** Names of the allergens that the listed ingredients contain, in the order of the regulation; empty where none is named. */
export const allergensIn = (ingredients: string, language: ComposerLanguage): string[] =>
  patterns[language].filter(({ found }) => found.test(ingredients.replace(harmless, ''))).map(({ name }) => name);

const plain = Object.fromEntries(
  interfaceLanguages.map((language) => [
    language,
    new RegExp(
      `^(?:${allergensLexicon[language].plainFoods
        .split(' ')
        .toSorted((one, other) => other.length - one.length)
        .join('|')})`,
      'iu',
    ),
  ]),
) as Record<ComposerLanguage, RegExp>;

/** Maximum length of an inflected ending. A longer word is another word: "Paprikabutter" does not count as paprika. */
const maxEnding = (language: ComposerLanguage): number => (language === 'en' || language === 'de' ? 3 : 5);

/** True for a word that names a plain food, and for a compound of such words. */
function isPlain(word: string, language: ComposerLanguage): boolean {
  const [beginning] = plain[language].exec(word) ?? [];
  if (beginning === undefined) return false;
  const left = word.slice(beginning.length);
  if (left === '' || (beginning.length < 4 ? /^(?:es|en|[seni])$/iu.test(left) : left.length <= maxEnding(language))) return true;
  if (left.length < 3) return false;
  return isPlain(left, language) || isPlain(left.replace(/^(?:es|en|er|[sne])/u, ''), language);
}

/** "Lemons from Sorrento" are lemons. German nouns all begin with a capital, so that none of them can be known to be a town. */
const withoutOrigin = (ingredient: string, language: ComposerLanguage): string =>
  language === 'de' ? ingredient : ingredient.replace(/(?<=\p{L}\s)(?:from|of|di|de|do|da|del|della)\s+\p{Lu}\p{Ll}+/gu, '');

/** Returns the ingredients with unknown contents: neither an allergen nor known to be without one. */
export const unrecognisedIn = (ingredients: readonly string[], language: ComposerLanguage): string[] =>
  ingredients.filter((ingredient) => {
    if (allergensIn(ingredient, language).length > 0) return false;
    const words = withoutOrigin(ingredient.replace(harmless, ''), language)
      .split(/[\s'’-]+/u)
      .filter((word) => /\p{L}/u.test(word));
    return words.some((word) => !isPlain(word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''), language));
  });
