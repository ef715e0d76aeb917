import type english from '../../en/lexicon/picture-subjects.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  sea: 'meer* *meer see ozean* strand strände* *strand küste* *küste insel* hafen* segel* maritim* leuchtturm* yachthafen* stadthafen* surfen surfer* welle wellen strandurlaub* strandhotel*',
  forest: 'wald* wälder* *wald *wälder baum bäume* forst* moos farn* dschungel*',
  mountains: 'berg berge bergen berg* gebirg* alpen* alpin* wander* gipfel* kletter* gletscher* alm almen',
  garden: 'garten* gärten* gärtner* *garten blume* *blumen florist* strauß sträuße pflanz* rose rosen* tulpe* wiese* rasen*',
  autumn: 'herbst* ernte* kürbis* erntedank* halloween',
  winter: 'winter* schnee* ski skifahr* skigebiet* skiurlaub* eisig* frost* schlitten* rodel*',
  spring: 'frühling* frühjahr* ostern oster* blüte* april',
  summer: 'sommer* sonne* sonnig* freibad* pool pools limonade* eisdiele* badesee*',
  christmas: 'weihnacht* advent* nikolaus* christkind* heiligabend',
  wedding: 'hochzeit* braut* bräutigam* trauung* heirat* verlobung* flitterwochen standesamt*',
  children: 'kind kinder* kita kitas baby babys spielzeug* spielplatz* kleinkind*',
  food: 'restaurant* speise* rezept* gerichte pizza* pasta burger* koch* küche* abendessen mittag* gemüse* catering grill* lebensmittel* gasthaus* wirtshaus* essen',
  bakery:
    'bäcker* brot* *brot kuchen* *kuchen torte* *torte gebäck* brötchen* konditor* croissant* sauerteig* keks* plätzchen* backen backwaren* backstube* gebacken*',
  coffee: 'kaffee* café* cafe cafés espresso* cappuccino* barista* rösterei* schokolade* kakao*',
  wine: 'wein weine weinen weingut* weinberg* weinkeller* weinprobe* winzer* rotwein* weißwein* traube* sekt* prosecco champagner* sommelier*',
  fashion: 'mode modisch* modehaus* modegeschäft* kleid kleider* kleidung* schuh* boutique* jacke* schmuck* handtasche* outfit*',
  beauty: 'schönheit* kosmetik* make-up parfum* parfüm* friseur* frisör* haar* hautpflege* nagel* nägel lippenstift*',
  health: 'gesund* arzt* ärzt* medizin* klinik* krankenhaus* zahn* apothek* physiotherap* pflege* patient* therap* arztpraxis*',
  sport: 'sport* fitness* turn* fußball* laufen läufer* marathon* tennis* fahrrad* rad radtour* training* trainier* basketball*',
  finance:
    'finanz* bank banken bankkonto* geld* invest* versicher* steuer* buchhalt* sparen sparbuch* kredit* hypothek* fonds rente* vorsorge* geldanlage* kapitalanlage*',
  law: 'anwalt* anwält* *anwalt kanzlei* notar* gesetz* vertrag* verträge* jurist* rechtsanwalt* rechtsanwält* rechtsberat* rechtsschutz* arbeitsrecht* mietrecht* familienrecht* erbrecht*',
  technology:
    'technolog* technik* software* app apps digital* computer* cloud daten* künstlich* cyber* roboter* programmier* website* webseite* startup* laptop*',
  energy: 'energie* solar* photovoltaik* strom* erneuerbar* recycl* windkraft* windenergie wärmepumpe* klimaschutz* klimawandel*',
  property: 'immobilie* wohnung* *wohnung haus häuser eigenheim* villa villen wohnen miete* vermiet* einricht* möbel* sofa*',
  crafts:
    'handwerk* schreiner* tischler* bau baustelle* bauen bauunternehm* renovier* sanier* klempner* elektriker* dach* werkstatt* werkzeug* maler malerbetrieb* zimmerei*',
  cars: 'auto autos autohaus* *auto fahrzeug* kfz kfz-* garage* fahrer* fahrschul* motor* reifen* transporter* lkw',
  travel:
    'reise* ausflug* ausflüge* tour touren rundreise* flug flüge* flughafen* urlaub* tourist* tourismus reiseziel* koffer* städtereise* geschäftsreise* kreuzfahrt*',
  music: 'musik* konzert* festival* party partys dj chor chöre gitarre* klavier* theater* tanz* tänz*',
  education:
    'bildung* schule* schüler* hochschul* universität* kurs kurse* lern* lehrer* student* studier* studium* seminar* unterricht* buch bücher* bibliothek* weiterbildung* schulen grundschule*',
  animals: 'tier* hund* katze* haustier* pferd* tierarzt* welpe* kätzchen zoo zoos',
  wellness: 'wellness* spa massage* yoga* meditation* meditier* sauna* entspann* achtsam* auszeit*',
} satisfies ShapeOf<typeof english>;
