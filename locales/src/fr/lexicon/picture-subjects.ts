import type english from '../../en/lexicon/picture-subjects.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  sea: 'mer mers maritim* marin marine océan* plage* côte côtes côtier* littoral île îles surf voile voilier* vague* port ports phare*',
  forest: 'forêt* forestier* forestière* bois arbre* jungle* fougère*',
  mountains: 'montagn* alpes alpin* randonn* sommet* sentier* escalad* refuge* cimes',
  garden: 'jardin* fleur fleurs fleuri* bouquet* plante* rose roses tulipe* pelouse* prairie* pépinièr*',
  autumn: 'automn* récolte* citrouille* halloween vendange* châtaign*',
  winter: 'hiver* hivernal* neige* enneigé* ski skis skier skieur* gel givre* luge*',
  spring: 'printemps printan* pâques pascal* floraison* avril',
  summer: 'étés estival* soleil* ensoleillé* coucher-de-soleil piscine* limonade* glaces',
  christmas: 'noël* avent réveillon*',
  wedding: 'mariage* mariée* mariés marié nuptial* noces fiançailles lune-de-miel',
  children: 'enfant* bébé* jouet* crèche* maternelle*',
  food: 'nourriture restaurant* menu menus recette* plat plats pizza* pâtes burger* cuisin* dîner* déjeuner* légume* traiteur* chef* grillade* barbecue* gastronom* bistrot*',
  bakery: 'boulanger* pain pains gâteau* pâtisser* croissant* brioche* biscuit* tarte* viennoiser* levain',
  coffee: 'café* espresso* cappuccino* barista* torréfact* chocolat* cacao',
  wine: 'vin vins vinicol* viticol* vignobl* vigneron* vigne vignes cave caves raisin* sommelier* champagne* œnolog*',
  fashion: 'mode vêtement* robe robes chaussure* boutique* veste* bijou* sac-à-main tenue*',
  beauty: 'beauté* cosmétiqu* maquillage* parfum* coiffeu* coiffure* cheveux peau ongles rouge-à-lèvres esthéticien*',
  health:
    'santé médec* médic* clinique* hôpital hôpitaux dentist* dentaire* pharmac* kinésithérap* infirmi* patient* thérap* soignant*',
  sport: 'sport* fitness gym foot football* course-à-pied coureu* marathon* tennis cyclis* vélo* entraîn* basket*',
  finance: 'financ* banque* bancaire* assuranc* impôt* fiscal* comptab* épargn* hypothé* fonds retraite* investir investiss*',
  law: 'loi lois légal* juridiqu* avocat* notair* notari* tribunal tribunaux contrat*',
  technology:
    'technolog* logiciel* appli applis application* numériqu* digital* ordinateur* cloud données artificiel* cyber* robot* programm* web startup* informatiqu*',
  energy: 'énerg* solaire* photovoltaïqu* renouvelable* électricité climat* recycl* éolien*',
  property: 'immobili* appartement* maison maisons villa villas logement* locataire* loyer* intérieur* meuble* mobilier canapé*',
  crafts: 'artisan* menuis* charpent* bâtiment* construction* rénov* plombi* électricien* toit* atelier* chantier* peintre*',
  cars: 'voiture* auto autos automobil* véhicul* garage* conducteur* conduite moteur* pneu* camionnette* camion*',
  travel: 'voyag* excursion* circuit circuits vol vols vacanc* aéroport* tourist* tourism* destination* valise* croisière*',
  music: 'musiqu* musical* concert* festival* dj chorale* chœur* guitar* piano* théâtr* danse*',
  education:
    'éducat* école* scolair* universit* apprend* apprentissage* enseign* étudiant* séminair* leçon* étude* livre* bibliothè* formation*',
  animals: 'animal animaux chien* chat chats cheval chevaux vétérinair* chiot* chaton* zoo',
  wellness: 'bien-être wellness spa massage* yoga méditat* sauna* détente relax* thalasso* therm*',
} satisfies ShapeOf<typeof english>;
