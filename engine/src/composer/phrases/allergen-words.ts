// Further names of foods by allergen, in the order of the regulation: dishes that every kitchen knows by one name, and those of each language.
// With the lists of `allergens.ts` they find, they never exclude: what neither names is "not recognised".
import type { ComposerLanguage } from '../../engine-types.ts';

/** Index of the allergen in the regulation's order. */
type ByAllergen = Partial<Record<number, string>>;

const gluten = 0;
const crustaceans = 1;
const eggs = 2;
const fish = 3;
const soya = 5;
const milk = 6;
const nuts = 7;
const celery = 8;
const sesame = 10;
const sulphites = 11;
const molluscs = 13;

/** Names that all six languages use. */
export const sharedWords: ByAllergen = {
  [gluten]:
    'trofie penne fusill rigatoni linguine orecchiette busiate bucatini farfalle lasagn cannelloni tortellin tortelli agnolotti cappelletti paccheri conchiglie maccheron pappardelle fettuccine vermicelli strozzapreti pici garganelli casarecce tajarin ravioli gnocchi spaghetti tagliatelle ramen udon panko seitan focaccia ciabatta bruschett crostini croissant brioche baguette pita naan filo strudel panettone tiramis cannolo cannoli bulgur couscous freekeh kamut malt tempura =schnitzel crouton',
  [crustaceans]: 'scampi gambas krill bisque',
  [eggs]: 'carbonara aioli alioli meringue tiramis zabaione zabaglione omelett frittata hollandaise béarnaise mayo',
  [fish]: 'beccafico worcester bottarga caviar kaviar caviale sashimi surimi bouillabaisse tarama branzino',
  [soya]: 'miso tempeh edamame tofu teriyaki',
  [milk]:
    'pesto pecorino gorgonzola burrata stracciatella provolone taleggio grana feta halloumi brie camembert gruyère roquefort emmental cheddar manchego tiramis béchamel besciamella carbonara cannolo cannoli gelato ghee paneer raclette tzatziki labneh skyr lassi ganache panna-cotta latte cappuccino ricotta mozzarella mascarpone parmesan cheesecake',
  [nuts]: 'pesto praline pralin gianduia marzipan nougat frangipan amarett baklava romesco',
  [celery]: 'mirepoix soffritto',
  [sesame]: 'hummus halva tahin',
  [sulphites]: 'marsala prosecco champagne cava balsam',
  [molluscs]: 'calamar escargot vongole',
};

/** Names of one language. */
export const wordsByLanguage: Record<ComposerLanguage, ByAllergen> = {
  en: {
    [gluten]: 'biscuit cracker wafer toast bun roll cake pie tart crumble dumpling batter =beer stuffing',
    [fish]: 'hake haddock sole plaice turbot bream bass swordfish eel monkfish perch pike carp whitebait pilchard sprat roe',
    [crustaceans]: 'langouste crawfish',
    [eggs]: 'custard quiche',
    [milk]: 'custard whey curd ice-cream buttermilk fudge',
    [nuts]: 'brazil-nut praline chestnut-spread',
    [molluscs]: 'whelk cockle abalone',
    [sulphites]: 'vinegar dried-apricot raisin sultana',
  },
  de: {
    [gluten]: 'zwieback keks waffel toast kuchen torte strudel maultasche nockerl fladen *bier paniert panier *teig',
    [fish]:
      'seelachs schellfisch seezunge scholle steinbutt dorade wolfsbarsch barsch schwertfisch aal seeteufel hecht karpfen matjes rotbarsch felchen egli rogen sprotte *filet-vom-zander',
    [eggs]: 'spiegelei rührei eierspeise nockerl biskuit',
    [milk]: 'sauerrahm topfen molke eis vanilleeis pudding buttermilch obers',
    [nuts]: 'nuss nüsse krokant',
    [molluscs]: 'sepia miesmuschel',
    [sulphites]: 'essig trockenobst rosine',
  },
  it: {
    [gluten]:
      'biscott cialda cialde gallett grissin piadina crespell crostata torta brisée panatura impanat birra frisell pane-carasau fregola',
    [crustaceans]: 'mazzancoll scampo cicala-di-mare',
    [eggs]: 'frittat zabaion pasta-all-uovo savoiard',
    [fish]:
      'sarde sarda orata spigola nasello sogliola platessa rombo spada anguill coda-di-rospo persico luccio carpa alice cernia triglia bottarg tonnetto stoccafisso',
    [milk]: 'gelato stracchino caciocavallo fontina scamorza robiola besciamella crema budino',
    [nuts]: 'noce noci mandorla nocciola torrone amarett',
    [molluscs]: 'moscardin totan capesant fasolar telline',
    [sulphites]: 'aceto uvetta vino-bianco vino-rosso',
  },
  es: {
    [gluten]: 'galleta bizcocho barquillo oblea tostada empanad croqueta tarta churro rebozad cerveza torrij buñuelo',
    [crustaceans]: 'camarón carabinero nécora centollo percebe',
    [eggs]: 'huevos tortilla-de natillas flan merengue',
    [fish]:
      'sardina rape dorada besugo lenguado rodaballo pez-espada anguila lucio carpa bonito boquerón ventresca mero rosada arenque',
    [milk]: 'helado cuajada natillas flan crema bechamel',
    [nuts]: 'turrón mazapán nuez nueces',
    [molluscs]: 'chipirón chipirones navaja berberecho',
    [sulphites]: 'vinagre pasas jerez',
  },
  fr: {
    [gluten]: 'biscuit gaufre gaufrette crêpe galette tarte tourte gâteau pâte croûton quiche bière biscotte beignet pané',
    [crustaceans]: 'langoustine tourteau araignée-de-mer',
    [eggs]: 'omelette flan meringue quiche crème-anglaise',
    [fish]:
      'merlu merlan sole turbot daurade dorade loup lotte espadon anguille brochet carpe églefin haddock rouget lieu-noir sandre perche omble brandade',
    [milk]: 'glace chantilly petit-suisse reblochon chèvre béchamel crème-brûlée flan',
    [nuts]: 'noix praliné nougatine calisson',
    [molluscs]: 'coque bulot bigorneau encornet seiche couteau',
    [sulphites]: 'vinaigre raisins-secs cidre',
  },
  'pt-BR': {
    [gluten]:
      'biscoito bolacha wafer torrada bolo torta pastel coxinha empada cerveja empanad milanesa pão-de-forma lasanha nhoque',
    [crustaceans]: 'pitu cavaquinha',
    [eggs]: 'omelete pudim suspiro quindim merengue',
    [fish]:
      'tainha pescada linguado badejo garoupa namorado dourado pirarucu tambaqui pintado tucunaré sarda arenque cação merluza dourada',
    [milk]: 'requeijão sorvete pudim coalhada doce-de-leite bechamel brigadeiro',
    [nuts]: 'castanha-de-caju castanha-do-pará paçoca nozes',
    [molluscs]: 'sururu lambreta ostras',
    [sulphites]: 'vinagre uva-passa uvas-passas',
  },
};

/**
 * Beginnings of words for foods without any of the fourteen, small words and ways of cooking included: an ingredient made only of these
 * is recognised, every other one is not.
 */
export const plainFoods: Record<ComposerLanguage, string> = {
  en: 'tomato potato onion garlic basil parsley rosemary thyme sage mint oregano chive dill coriander olive oil salt pepper chilli lemon lime orange apple pear plum cherr berr strawberr raspberr blueberr grape melon fig date mango banana peach apricot rhubarb carrot leek cabbage kale spinach chard lettuce rocket salad herb mushroom porcini truffle courgette zucchini aubergine pumpkin squash pea bean lentil chickpea corn polenta rice risotto beetroot radish turnip cucumber asparagus artichoke fennel caper pine-nut beef veal pork lamb chicken duck goose turkey rabbit venison boar ham bacon meat steak fillet loin sugar honey water vanilla cinnamon saffron ginger coffee tea chocolate cocoa coconut and with of in on from the a an or fresh grilled roasted roast fried baked boiled wild green red white black our house homemade organic local sun-dried dried slow smoked',
  de: 'tomate kartoffel zwiebel knoblauch basilikum petersilie rosmarin thymian salbei minze schnittlauch dill koriander olive öl salz pfeffer chili zitrone limette orange apfel äpfel birne pflaume kirsch beere erdbeer himbeer heidelbeer traube melone feige mango banane pfirsich marille aprikose rhabarber karotte möhre lauch kohl rotkohl kraut sauerkraut spinat mangold salat rucola kräuter pilz steinpilz pfifferling champignon trüffel zucchini aubergine kürbis erbse bohne linse kichererbse mais polenta reis risotto rote-bete radieschen rettich gurke spargel artischocke fenchel kaper pinienkern rind kalb schwein lamm huhn hähnchen ente gans pute kaninchen reh hirsch wild speck schinken fleisch steak filet rücken zucker honig wasser vanille zimt safran ingwer kaffee tee schokolade kakao und mit vom von aus in auf der die das dem den ein eine oder frisch gegrillt gebraten geschmort gebacken gekocht grün rot weiß schwarz unser hausgemacht bio regional getrocknet geräuchert olivenöl',
  it: 'pomodor patat cipoll aglio basilico prezzemolo rosmarino timo salvia menta origano erba aneto coriandolo oliv olio sale pepe peperoncino peperon limon lime aranc mela mele pera pere prugn cilieg fragol lampon mirtill uva melon fic mango banan pesc albicocc rabarbaro carot porr cavol spinac bietol lattuga rucola insalat erbe fungh porcin tartuf zucchin melanzan zucca pisell fagiol fagiolin lenticch ceci mais polenta riso risotto barbabietol rapanell cetriol asparag carciof finocchi capper pinol manzo vitell maial agnell poll anatra oca tacchin conigli capriol cinghial prosciutt speck pancetta guancial carne bistecca filetto lombo zuccher miele acqua vaniglia cannella zafferano zenzero caffè tè cioccolat cacao e ed con di del della dei delle da al alla allo in su il lo la i gli le un una o fresc grigliat arrost fritt cott bollit verd ross bianc ner nostr casa fatt locale secc affumicat',
  es: 'tomate patata cebolla ajo albahaca perejil romero tomillo salvia menta orégano eneldo cilantro oliva aceituna aceite sal pimienta pimient guindilla limón lima naranja manzana pera ciruela cereza fresa frambuesa arándano uva melón higo mango plátano melocotón albaricoque ruibarbo zanahoria puerro col repollo espinaca acelga lechuga rúcula ensalada hierba seta champiñón trufa calabacín berenjena calabaza guisante judía alubia lenteja garbanzo maíz polenta arroz remolacha rábano pepino espárrago alcachofa hinojo alcaparra piñon ternera vaca buey cerdo cordero pollo pato pavo conejo ciervo jabalí jamón panceta chorizo carne filete lomo solomillo azúcar miel agua vainilla canela azafrán jengibre café té chocolate cacao y e con de del al a la el los las en un una o fresc plancha asad frit hornead cocid verde roj blanc negr nuestr casa casero local sec ahumad',
  fr: 'tomate pomme terre oignon ail basilic persil romarin thym sauge menthe origan ciboulette aneth coriandre olive huile sel poivr piment citron orange poire prune cerise fraise framboise myrtille raisin melon figue mangue banane pêche abricot rhubarbe carotte poireau chou épinard blette laitue roquette salade herbe champignon cèpe truffe courgette aubergine potiron courge pois haricot lentille chiche maïs polenta riz risotto betterave radis concombre asperge artichaut fenouil câpre pignon bœuf boeuf veau porc agneau poulet canard oie dinde lapin chevreuil sanglier jambon lard viande steak filet magret sucre miel eau vanille cannelle safran gingembre café thé chocolat cacao et avec de du des d la le les l à au aux en un une ou frais fraîche grillé rôti frit cuit vert rouge blanc blanche noir notre maison local séché fumé',
  'pt-BR':
    'tomate batata cebola alho manjericão salsinha alecrim tomilho sálvia hortelã orégano cebolinha coentro oliva azeitona azeite óleo sal pimenta pimentão limão laranja maçã pera ameixa cereja morango framboesa mirtilo uva melão figo manga banana pêssego damasco cenoura couve repolho espinafre acelga alface rúcula salada erva cogumelo trufa abobrinha berinjela abóbora ervilha feijão lentilha grão-de-bico milho polenta arroz risoto beterraba rabanete pepino aspargo alcachofra erva-doce alcaparra pinoli carne boi bovina porco cordeiro frango pato peru coelho presunto bacon linguiça filé lombo picanha mandioca farofa açúcar mel água baunilha canela açafrão gengibre café chá chocolate cacau e com de do da dos das ao à o a os as em no na um uma ou fresc grelhad assad frit cozid verde vermelh branc pret noss casa caseir local sec defumad',
};
