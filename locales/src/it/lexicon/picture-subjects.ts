import type english from '../../en/lexicon/picture-subjects.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  sea: 'mare mari marin* oceano oceani spiaggia spiagge costa coste costier* isola isole surf vela onde onda porto porti lido faro',
  forest: 'foresta foreste forestal* bosco boschi boschiv* albero alberi giungla muschio felci',
  mountains:
    'montagna montagne montan* alpi alpin* escursion* vetta vette sentiero sentieri trekking arrampicat* cima cime ghiacciai* rifugio rifugi',
  garden: 'giardin* fiore fiori fiorist* fiorai* bouquet piante pianta rosa rose tulipan* prato prati vivaio',
  autumn: 'autunn* raccolto zucca zucche halloween vendemmia castagn*',
  winter: 'invern* neve nevicat* innevat* sci sciare sciator* sciistic* ghiaccio gelo slitta slittino',
  spring: 'primaver* pasqua pasqual* fioritura fioriture aprile',
  summer: 'estate estiv* sole soleggiat* tramonto piscina piscine limonata gelato gelati gelateri* ferragosto',
  christmas: 'natale natalizi* avvento',
  wedding: 'matrimoni* sposa spose sposi sposo nozze nuzial* fidanzament*',
  children: 'bambin* bimb* neonat* giocattol* asilo asili infanzia',
  food: 'cibo cibi cucina cucine ristorant* menù menu ricett* piatto piatti pizza pizze pizzeri* pasta hamburger cena cene pranzo pranzi verdur* catering chef grigliat* trattori* osteri* gastronom*',
  bakery:
    'panificio panifici panetteri* pane forno forni torta torte pasticceri* dolci dolce cornetto cornetti croissant biscott* lievit*',
  coffee: 'caffè caffe caffetteri* espresso cappuccin* barista torrefazion* cioccolat* cacao',
  wine: 'vino vini vinicol* vigna vigne vignet* cantina cantine uva uve sommelier prosecco spumant* champagne enotec* enolog*',
  fashion: 'moda vestit* abbigliamento abito abiti scarpa scarpe boutique giacca giacche gioiell* borsa borse outfit',
  beauty: 'bellezza cosmetic* trucco profum* parrucchier* capelli pelle unghie rossetto estetist*',
  health:
    'salute sanità sanitari* medic* clinica cliniche ospedal* dentist* dental* farmaci* fisioterap* infermier* pazient* terapi*',
  sport:
    'sport sportiv* fitness palestra palestre calcio corsa corse corridor* maratona tennis ciclis* bici bicicletta biciclette allenament* basket',
  finance:
    'finanz* banca banche bancari* assicura* tasse fiscal* contabil* commercialist* risparmi* mutuo mutui prestito prestiti fondi pension* previdenz* investire investiment* investitor*',
  law: 'legal* avvocat* notai* tribunal* contratt* giuridic*',
  technology:
    'tecnologi* software app digital* computer cloud dati artificial* cyber* robot* programmazion* sito siti startup informatic* portatile',
  energy: 'energi* solar* fotovoltaic* rinnovabil* elettricità clima climatic* ricicl* eolic*',
  property: 'immobil* appartament* casa case villa ville affitt* arredament* arredi mobili divano divani interni',
  crafts:
    'artigian* falegnam* edil* costruzion* ristruttura* idraulic* elettricist* tetto tetti officina officine attrezz* imbianchin* cantiere cantieri',
  cars: 'auto automobil* veicol* garage autist* motor* pneumatic* gomme furgon* camion',
  travel: 'viaggi* gita gite tour vacanz* aeroport* turist* turism* destinazion* valigia valigie crocier*',
  music: 'music* concert* festival band festa feste dj coro cori chitarra pianoforte teatro teatri teatral* danza ballo ballare',
  education:
    'istruzion* scuola scuole scolastic* universit* corsi imparare insegnant* student* seminari* lezion* libro libri bibliotec* formazion*',
  animals: 'animal* cane cani gatto gatti cavall* veterinari* cuccioli cucciolo zoo',
  wellness: 'benessere wellness spa massagg* yoga meditazion* saun* relax rilass* terme termal*',
} satisfies ShapeOf<typeof english>;
