import type english from '../../en/lexicon/picture-subjects.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  sea: 'mar mares marin* marítim* océano océanos oceano playa playas costa costas costero* costera* isla islas surf vela velero* ola olas puerto puertos faro',
  forest: 'bosque* forestal* árbol árboles selva selvas musgo helecho*',
  mountains: 'montaña* alpes alpin* senderis* sendero* cumbre* escalada* pico picos glaciar* sierra refugio*',
  garden:
    'jardín jardines jardiner* flor flores florister* florist* ramo ramos planta plantas rosa rosas tulip* césped prado* vivero*',
  autumn: 'otoñ* cosecha* calabaza* halloween vendimia* castañ*',
  winter: 'inviern* invernal* nieve nevad* esquí esquiar esquiador* hielo helada* trineo*',
  spring: 'primaver* pascua semana-santa floración abril',
  summer: 'verano* veranieg* sol soleado* soleada* atardecer* piscina* limonada* helado* helader* chiringuito*',
  christmas: 'navidad* navideñ* adviento nochebuena',
  wedding: 'boda bodas novia novias novio novios nupcial* matrimoni* casamiento*',
  children: 'niño niños niña niñas infantil* bebé bebés juguete* guarder*',
  food: 'comida* restaurante* menú menús receta* plato platos pizza* pasta hamburgues* cocin* cena cenas almuerzo* verdura* catering chef* parrilla* tapa tapas gastronom*',
  bakery: 'panader* pan panes horno hornos tarta* pastel pasteles pasteler* bizcocho* croissant* cruasán galleta* masa-madre',
  coffee: 'café cafés cafeter* espresso capuchino* barista* tostador* chocolate* cacao',
  wine: 'vino vinos vinícola* viñed* bodega* uva uvas sumiller* sommelier cava champán enolog*',
  fashion: 'moda ropa vestido* zapato* zapater* boutique* chaqueta* joya joyas joyer* bolso bolsos outfit*',
  beauty: 'belleza cosmétic* maquillaj* perfum* peluquer* cabello pelo piel uñas labial*',
  health: 'salud saludable* médic* medicin* clínica* hospital* dentist* dental* farmaci* fisioterap* enfermer* paciente* terapi*',
  sport: 'deport* fitness gimnasio* fútbol correr corredor* maratón tenis ciclis* bici bicis bicicleta* entrena* baloncesto',
  finance:
    'finanz* financier* banco bancos banca bancari* invert* seguros impuesto* fiscal* contab* ahorr* hipotec* préstamo* fondos pension* inversión inversiones inversor*',
  law: 'ley leyes legal* abogad* notari* tribunal* contrato* jurídic* bufete*',
  technology:
    'tecnolog* software app apps digital* ordenador* nube datos artificial ciber* robot* programación web webs startup* informátic* portátil*',
  energy: 'energ* solar* fotovoltaic* renovable* electricidad clima climátic* recicl* eólic*',
  property:
    'inmobiliari* inmueble* piso pisos apartamento* casa casas villa villas vivienda* alquil* interior* interiorism* mueble* sofá*',
  crafts:
    'artesan* carpinter* obra obras construcción constructor* reforma* fontaner* electricista* tejado* taller talleres herramient* pintor*',
  cars: 'coche* automóvil* automoción vehícul* garaje* conductor* conducir motor* neumátic* furgonet* camión camiones',
  travel: 'viaj* excursion* excursión tour tours vuelo* vacacion* aeropuerto* turist* turism* destino* maleta* crucero*',
  music: 'músic* musical* concierto* festival* banda bandas fiesta* dj coro coros guitarra* piano* teatro* baile* danza*',
  education:
    'educa* escuela* escolar* colegio* universi* curso cursos aprend* profesor* estudiant* seminari* clases lección estudi* libro libros bibliotec* formación',
  animals: 'animal* perro* gato* mascota* caballo* veterinari* cachorr* zoo',
  wellness: 'bienestar wellness spa masaj* yoga medita* sauna* relaj* termal* balneario*',
} satisfies ShapeOf<typeof english>;
