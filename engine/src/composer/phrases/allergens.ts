// The 14 allergens of EU Regulation 1169/2011 (annex II) and the ingredients that name them. What no list names is not claimed.
import type { ComposerLanguage } from '../../engine-types.ts';
import { plainFoods, sharedWords, wordsByLanguage } from './allergen-words.ts';

/** Name of the allergen, and words that contain it: beginnings of words, with "=" whole words, with "*" parts of words. */
type Entry = readonly [name: string, stems: string];

const lists: Record<ComposerLanguage, readonly Entry[]> = {
  en: [
    [
      'Gluten',
      'wheat flour bread pasta noodle spaghetti tagliatelle rye barley oat spelt couscous bulgur semolina breadcrumb pastry pizza gnocchi ravioli',
    ],
    ['Crustaceans', 'prawn shrimp crab lobster crayfish langoustine scampi'],
    ['Eggs', '=egg =eggs mayonnaise'],
    ['Fish', 'fish trout tuna salmon cod anchov sardine mackerel halibut sea-bass herring'],
    ['Peanuts', 'peanut'],
    ['Soya', 'soy tofu edamame'],
    ['Milk', '=milk cream =butter cheese yoghurt yogurt mozzarella parmesan ricotta mascarpone gorgonzola feta'],
    ['Nuts', 'almond hazelnut walnut pistachio cashew pecan macadamia =nuts'],
    ['Celery', 'celery celeriac'],
    ['Mustard', 'mustard'],
    ['Sesame', 'sesame tahini'],
    ['Sulphites', 'sulphite sulfite =wine'],
    ['Lupin', 'lupin'],
    ['Molluscs', 'mussel clam oyster squid octopus scallop cuttlefish snail calamari'],
  ],
  de: [
    [
      'Gluten',
      'weizen *mehl *brot *nudel pasta spaghetti bandnudel roggen gerste hafer dinkel couscous bulgur grieß semmel brösel teig pizza gnocchi ravioli spätzle knödel',
    ],
    ['Krebstiere', 'garnele krabbe hummer krebs scampi languste'],
    ['Eier', '=ei =eier =eiern =eigelb mayonnaise spätzle'],
    ['Fisch', 'fisch forelle thunfisch lachs kabeljau sardelle sardine makrele heilbutt hering zander saibling'],
    ['Erdnüsse', 'erdnuss erdnüsse'],
    ['Soja', 'soja tofu edamame'],
    [
      'Milch',
      '=milch *sahne *rahm =butter bergbutter butterschmalz *käse joghurt quark mozzarella parmesan ricotta mascarpone schmand',
    ],
    ['Schalenfrüchte', 'mandel haselnuss haselnüsse walnuss walnüsse pistazie cashew pekannuss =nüsse =nüssen'],
    ['Sellerie', 'sellerie'],
    ['Senf', '=senf senfk dijonsenf'],
    ['Sesam', 'sesam tahin'],
    ['Sulfite', 'sulfit =wein weißwein rotwein'],
    ['Lupinen', 'lupine'],
    ['Weichtiere', '*muschel auster tintenfisch oktopus schnecke calamari'],
  ],
  it: [
    [
      'Glutine',
      'grano farina =pane pasta spaghetti tajarin tagliatelle segale orzo avena farro couscous bulgur semola pangrattato sfoglia pizza gnocchi ravioli',
    ],
    ['Crostacei', 'gamber granchio aragosta astice scamp'],
    ['Uova', '=uovo =uova tuorl maionese'],
    ['Pesce', '=pesce trota tonno salmone merluzzo acciug alici sardin sgombro branzino baccalà'],
    ['Arachidi', 'arachid'],
    ['Soia', '=soia tofu edamame'],
    ['Latte', '=latte panna burro formaggi yogurt mozzarella parmigiano grana ricotta mascarpone gorgonzola pecorino'],
    ['Frutta a guscio', 'mandorl nocciol =noci pistacch anacard pecan'],
    ['Sedano', 'sedano'],
    ['Senape', 'senape'],
    ['Sesamo', 'sesamo tahina'],
    ['Solfiti', 'solfit =vino'],
    ['Lupini', '=lupini =lupino'],
    ['Molluschi', 'cozz vongol ostric calamar polpo seppi lumach'],
  ],
  es: [
    [
      'Gluten',
      'trigo harina =pan =pasta fideo espagueti centeno cebada avena espelta cuscús bulgur sémola hojaldre pizza ñoqui ravioli',
    ],
    ['Crustáceos', 'gamba langostino cangrejo bogavante langosta cigala'],
    ['Huevos', 'huevo =yema =yemas mayonesa mahonesa'],
    ['Pescado', 'pescado trucha atún salmón bacalao anchoa boquer sardina caballa merluza lubina'],
    ['Cacahuetes', 'cacahuete'],
    ['Soja', '=soja tofu edamame'],
    ['Leche', '=leche =nata mantequilla queso yogur mozzarella parmesano requesón mascarpone'],
    ['Frutos de cáscara', 'almendra avellana =nuez =nueces pistacho anacardo pecana'],
    ['Apio', '=apio'],
    ['Mostaza', 'mostaza'],
    ['Sésamo', 'sésamo tahini'],
    ['Sulfitos', 'sulfito =vino'],
    ['Altramuces', 'altramu'],
    ['Moluscos', 'mejill almeja ostra calamar pulpo sepia caracol vieira'],
  ],
  fr: [
    [
      'Gluten',
      'blé farine =pain pâtes nouille spaghetti tagliatelle seigle orge avoine épeautre couscous boulgour semoule chapelure feuilleté pizza gnocchi ravioli ravioles',
    ],
    ['Crustacés', 'crevette crabe homard langouste écrevisse gambas'],
    ['Œufs', '=œuf =œufs =oeuf =oeufs mayonnaise'],
    ['Poissons', 'poisson truite =thon saumon cabillaud morue anchois sardine maquereau =bar hareng féra'],
    ['Arachides', 'arachide cacahu'],
    ['Soja', '=soja tofu edamame'],
    ['Lait', '=lait crème beurre fromage yaourt mozzarella parmesan ricotta mascarpone comté'],
    ['Fruits à coque', 'amande noisette =noix pistache cajou pécan'],
    ['Céleri', 'céleri'],
    ['Moutarde', 'moutarde'],
    ['Sésame', 'sésame tahin'],
    ['Sulfites', 'sulfite =vin'],
    ['Lupin', 'lupin'],
    ['Mollusques', 'moule =moules palourde huître calamar poulpe seiche saint-jacques escargot'],
  ],
  'pt-BR': [
    ['Glúten', 'trigo farinha =pão macarrão massa espaguete centeio cevada aveia cuscuz semolina folhada pizza nhoque ravióli'],
    ['Crustáceos', 'camar caranguejo lagosta siri lagostim'],
    ['Ovos', '=ovo =ovos =gema =gemas maionese'],
    ['Peixes', 'peixe truta atum salmão bacalhau anchova sardinha cavala robalo tilápia'],
    ['Amendoim', 'amendo'],
    ['Soja', '=soja tofu edamame'],
    ['Leite', '=leite =nata creme-de-leite manteiga queijo iogurte muçarela parmesão ricota mascarpone'],
    ['Castanhas e nozes', 'amêndoa avelã =noz =nozes pistache castanha'],
    ['Aipo', '=aipo salsão'],
    ['Mostarda', 'mostarda'],
    ['Gergelim', 'gergelim tahine'],
    ['Sulfitos', 'sulfito =vinho'],
    ['Tremoço', 'tremoço'],
    ['Moluscos', 'mexilh ostra lula polvo vieira marisco caracol'],
  ],
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
  Object.entries(lists).map(([language, entries]) => [
    language,
    entries.map(([name, stems], index) => {
      const more = [sharedWords[index], wordsByLanguage[language as ComposerLanguage][index]];
      return { name, found: patternOf([stems, ...more.filter((one) => one !== undefined)].join(' ')) };
    }),
  ]),
) as Record<ComposerLanguage, { name: string; found: RegExp }[]>;

// Milk of coconuts is none, pine nuts are no nuts of the regulation, and buckwheat and rice noodles hold no gluten.
const harmless =
  /coconut (?:milk|cream)|latte di cocco|leche de coco|lait de coco|crème de coco|leite de coco|kokosmilch|pine nuts?|buckwheat|buchweizen\p{L}*|grano saraceno|trigo sarraceno|sarrasin|rice noodles?|reisnudeln?/giu;

/** Names of the allergens that the listed ingredients contain, in the order of the regulation; empty where none is named. */
export const allergensIn = (ingredients: string, language: ComposerLanguage): string[] =>
  patterns[language].filter(({ found }) => found.test(ingredients.replace(harmless, ''))).map(({ name }) => name);

const plain = Object.fromEntries(
  Object.entries(plainFoods).map(([language, words]) => [
    language,
    new RegExp(
      `^(?:${words
        .split(' ')
        .map((word) => (word.length < 4 ? `${word}(?:s|es|n|en|e|i)?(?!\\p{L})` : word))
        .join('|')})`,
      'iu',
    ),
  ]),
) as Record<ComposerLanguage, RegExp>;

/** The ingredients of which nobody can tell by their name what they contain: neither an allergen nor known to be without one. */
export const unrecognisedIn = (ingredients: readonly string[], language: ComposerLanguage): string[] =>
  ingredients.filter((ingredient) => {
    if (allergensIn(ingredient, language).length > 0) return false;
    const words = ingredient
      .replace(harmless, '')
      .split(/[\s'’-]+/u)
      .filter((word) => /\p{L}/u.test(word));
    return words.some((word) => !plain[language].test(word.replace(/^[^\p{L}]+/u, '')));
  });

/** Says of these ingredients that the kitchen has to be asked. */
export const askTheKitchen: Record<ComposerLanguage, (ingredients: string) => string> = {
  en: (ingredients) => `not recognised, ask the kitchen: ${ingredients}`,
  it: (ingredients) => `non riconosciuti, chiedere in cucina: ${ingredients}`,
  de: (ingredients) => `nicht erkannt, in der Küche nachfragen: ${ingredients}`,
  es: (ingredients) => `sin reconocer, preguntar en cocina: ${ingredients}`,
  fr: (ingredients) => `non reconnus, demander en cuisine\u00a0: ${ingredients}`,
  'pt-BR': (ingredients) => `não reconhecidos, perguntar à cozinha: ${ingredients}`,
};

/** What a cell says that names no allergen: an empty one would look like none. */
export const noneNamed: Record<ComposerLanguage, string> = {
  en: 'none named – confirm with the kitchen',
  it: 'nessuno indicato – da confermare in cucina',
  de: 'keine genannt – in der Küche bestätigen',
  es: 'ninguno indicado – confirmar en cocina',
  fr: 'aucun indiqué – à confirmer en cuisine',
  'pt-BR': 'nenhum indicado – confirmar na cozinha',
};
