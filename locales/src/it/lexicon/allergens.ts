import type english from '../../en/lexicon/allergens.ts';
import type { Words } from '../../words.ts';

export default {
  allergens: {
    gluten: {
      name: 'Glutine',
      words:
        'grano farina =pane pasta spaghetti tajarin tagliatelle segale orzo avena farro couscous bulgur semola pangrattato sfoglia pizza gnocchi ravioli biscott cialda cialde gallett grissin piadina crespell crostata torta brisée panatura impanat birra frisell pane-carasau fregola',
    },
    crustaceans: { name: 'Crostacei', words: 'gamber granchio aragosta astice scamp mazzancoll scampo cicala-di-mare' },
    eggs: { name: 'Uova', words: '=uovo =uova tuorl maionese frittat zabaion pasta-all-uovo savoiard' },
    fish: {
      name: 'Pesce',
      words:
        '=pesce trota tonno salmone merluzzo acciug alici sardin sgombro branzino baccalà sarde sarda orata spigola nasello sogliola platessa rombo spada anguill coda-di-rospo persico luccio carpa alice cernia triglia bottarg tonnetto stoccafisso',
    },
    peanuts: { name: 'Arachidi', words: 'arachid' },
    soya: { name: 'Soia', words: '=soia tofu edamame' },
    milk: {
      name: 'Latte',
      words:
        '=latte panna burro formaggi yogurt mozzarella parmigiano grana ricotta mascarpone gorgonzola pecorino gelato stracchino caciocavallo fontina scamorza robiola besciamella crema budino',
    },
    nuts: {
      name: 'Frutta a guscio',
      words: 'mandorl nocciol =noci pistacch anacard pecan noce noci mandorla nocciola torrone amarett',
    },
    celery: { name: 'Sedano', words: 'sedano' },
    mustard: { name: 'Senape', words: 'senape' },
    sesame: { name: 'Sesamo', words: 'sesamo tahina' },
    sulphites: { name: 'Solfiti', words: 'solfit =vino aceto uvetta vino-bianco vino-rosso' },
    lupin: { name: 'Lupini', words: '=lupini =lupino' },
    molluscs: {
      name: 'Molluschi',
      words: 'cozz vongol ostric calamar polpo seppi lumach moscardin totan capesant fasolar telline',
    },
  },
  plainFoods:
    'pomodor patat cipoll aglio basilico prezzemolo rosmarino timo salvia menta origano erba aneto coriandolo oliv olio sale pepe peperoncino peperon limon lime aranc mela mele pera pere prugn cilieg fragol lampon mirtill uva melon fic mango banan pesc albicocc rabarbaro carot porr cavol spinac bietol lattuga rucola insalat erbe fungh porcin tartuf zucchin melanzan zucca pisell fagiol fagiolin lenticch ceci mais polenta riso risotto barbabietol rapanell cetriol asparag carciof finocchi capper pinol manzo vitell maial agnell poll anatra oca tacchin conigli capriol cinghial prosciutt speck pancetta guancial carne bistecca filetto lombo zuccher miele acqua vaniglia cannella zafferano zenzero caffè tè cioccolat cacao e ed con di del della dei delle da al alla allo in su il lo la i gli le un una o fresc grigliat arrost fritt cott bollit verd ross bianc ner nostr casa fatt locale secc affumicat',
} satisfies Words<typeof english>;
