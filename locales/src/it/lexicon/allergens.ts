import type english from '../../en/lexicon/allergens.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  allergens: {
    gluten: {
      name: 'Glutine',
      words:
        'grano farina =pane pasta spaghetti tajarin tagliatelle segale orzo avena farro couscous bulgur semola pangrattato sfoglia pizza gnocchi ravioli biscott cialda cialde gallett grissin piadina crespell crostata torta brisée panatura impanat birra frisell pane-carasau fregola penne fusilli rigatoni linguine orecchiette bucatini farfalle lasagn cannelloni tortell agnolotti cappellett paccheri conchiglie maccheron pappardelle fettuccine vermicelli strozzapreti =pici garganelli casarecce trofie busiate malloreddus culurgion pizzocher seitan kamut monococco spelta freekeh cuscus focacc ciabatt bruschett croston friselle taralli schiacciat calzone panzerott arancin supplì crocchett cotolett frittura pastella tempura tramezzin toast panin brioche cornett croissant panettone pandoro colomba savoiard ciambell bignè sfogliatell cannol babà pan-di-spagna crumble strudel cracker fette-biscottate muesli malto salsa-di-soia panzanell ribollita pappa-al-pomodoro canederl passatell gnocc',
    },
    crustaceans: {
      name: 'Crostacei',
      words:
        'gamber granchio aragosta astice scamp mazzancoll scampo cicala-di-mare gambero gamberon scampi cannocch canocch granseola grancevola granceola granchio-reale bisque krill',
    },
    eggs: {
      name: 'Uova',
      words:
        '=uovo =uova tuorl maionese frittat zabaion pasta-all-uovo savoiard =tuorlo =tuorli =albume =albumi meringh zabaglione carbonara aioli omelett uova-strapazzat uovo-in-camicia crespell tiramis crema-pasticcera pasta-fresca pasta-all’uovo tagliatelle sformat soufflé tortell pan-di-spagna',
    },
    fish: {
      name: 'Pesce',
      words:
        '=pesce trota tonno salmone merluzzo acciug alici sardin sgombro branzino baccalà sarde sarda orata spigola nasello sogliola platessa rombo spada anguill coda-di-rospo persico luccio =carpa =carpe alice cernia triglia bottarg tonnetto stoccafisso pesce-spada pesce-persico pesce-azzurro rana-pescatrice san-pietro sampietro gallinell scorfano dentice pagello pagro sarago mormora ricciola lampuga leccia palamit alletterat tonnarell-al-tonno lanzard aguglia ombrina cefalo muggine storione caviale =salpa =razza palombo verdesca gattuccio smeriglio mormor =boga =boghe bianchetti novellame latterini stoccafiss aringa lavarello coregone salmerin tinca pesce-gatto halibut pangasio tilapia eglefino surimi colatura worcester cacciucco brodetto baccala brandacujun acciughe alici-marinate pasta-d-acciughe garum dashi bonito',
    },
    peanuts: { name: 'Arachidi', words: 'arachid burro-di-arachidi satay' },
    soya: { name: 'Soia', words: '=soia tofu edamame miso tempeh tamari teriyaki salsa-di-soia natto lecitina' },
    milk: {
      name: 'Latte',
      words:
        '=latte panna burro formaggi yogurt mozzarella parmigiano grana ricotta mascarpone gorgonzola pecorino gelato stracchino caciocavallo fontina scamorza robiola besciamella crema budino parmigian grana-padano asiago brie camembert emmental gruviera taleggio quartirolo crescenza squacquerone primosale burrata stracciatella provola provolone casatella montasio bitto casera pecorin caprin feta halloumi kefir skyr lassi ghee crema-pasticcera panna-cotta tiramis cannolo cassata semifreddo cappuccino caffellatte cioccolato-al-latte cioccolato-bianco caramell dulce-de-leche purè besciamell fonduta raclette =mou latticell siero',
    },
    nuts: {
      name: 'Frutta a guscio',
      words:
        'mandorl nocciol =noci pistacch anacard pecan noce noci mandorla nocciola torrone amarett macadamia noci-pecan noci-del-brasile anacardi gianduia gianduiott pesto marzapane pasta-reale croccante(?<=(?:^|\\s)(?:al|il|di|del|con|e)\\scroccante) frangipane nutella baci-di-dama cantucci ricciarell panforte baklava pralin nocino mostaccioli amaretto',
    },
    celery: { name: 'Sedano', words: 'sedano sedano-rapa sal-di-sedano soffritto dado-vegetale brodo-vegetale mirepoix' },
    mustard: { name: 'Senape', words: 'senape mostarda vinaigrette digione' },
    sesame: { name: 'Sesamo', words: 'sesamo tahina hummus halva gomasio za-atar falafel tahin olio-di-sesamo' },
    sulphites: {
      name: 'Solfiti',
      words:
        'solfit =vino aceto uvetta vino-bianco vino-rosso vin-santo prosecco spumante champagne marsala vermut vermouth balsamic uva-passa frutta-secca-solforata albicocche-secche prugne-secche fichi-secchi crauti mosto sidro passito',
    },
    lupin: { name: 'Lupini', words: '=lupini =lupino lupin farina-di-lupini' },
    molluscs: {
      name: 'Molluschi',
      words:
        'cozz vongol ostric calamar =polpo seppi lumach moscardin totan capesant fasolar telline =polpi polipo moscardino seppia seppie calamaro totani vongola cozze capasant canestrell cannolicch tartufi-di-mare datteri-di-mare ostriche garusol bombolin murici frutti-di-mare fritto-misto lumache abalone',
    },
  },
  plainFoods:
    'taggiasc borlott salad scottat sorrent passat scoglio costin spalla pancia fegato scorz foglie fasoi cirmol sal avocado piccione grosso pomodor patat cipoll aglio basilico prezzemolo rosmarino timo salvia menta origano erba aneto coriandolo oliv olio sale pepe peperoncino peperon limon lime aranc mela mele pera pere prugn cilieg fragol lampon mirtill uva melon fic mango banan pesc albicocc rabarbaro carot porr cavol spinac bietol lattuga rucola insalat erbe fungh porcin tartuf zucchin melanzan zucca pisell fagiol fagiolin lenticch ceci mais polenta riso risotto barbabietol rapanell cetriol asparag carciof finocchi capper pinol manzo vitell maial agnell poll anatra oca tacchin conigli capriol cinghial prosciutt speck pancetta guancial carne bistecca filetto lombo zuccher miele acqua vaniglia cannella zafferano zenzero caffè tè cioccolat cacao e ed con di del della dei delle da al alla allo in su il lo la i gli le un una o fresc grigliat arrost fritt cott bollit verd ross bianc ner nostr casa fatt locale secc affumicat verdur frutta frutti crud vapore zuppa succo kiwi ananas papaya mor ribes melagran dragoncello alloro maggiorana cumino curcuma paprika chiod quinoa miglio broccol cavolfior radicchi ciliegin griglia granita cicori',
} satisfies ShapeOf<typeof english>;
