// Words by which a picture's subject is known, to draw it in colours that suit it. A star stands for any letters.
export default {
  sea: 'sea seas seaside ocean* beach* coast* island* sail* wave waves harbour* harbor* marina* maritime lighthouse* surf surfer* surfing surfboard*',
  forest: 'forest* wood woods woodland* tree trees jungle* moss fern ferns',
  mountains: 'mountain* alp alps alpine hiking hike hikes hiker* summit* trail trails climb* peaks glacier*',
  garden: 'garden* flower* florist* bouquet* plant plants rose roses tulip* meadow* lawn lawns nursery',
  autumn: 'autumn* harvest* pumpkin* halloween thanksgiving',
  winter: 'winter* snow* ski skis skiing skier* icy frost* sledge* sled sleds',
  spring: 'spring springtime easter blossom* april',
  summer: 'summer* sun sunny sunshine sunset* holidays pool pools lemonade* ice-cream',
  christmas: 'christmas xmas advent santa yuletide',
  wedding: 'wedding* bride* bridal groom grooms marriage* honeymoon*',
  children: 'child children* kid kids toddler* baby babies toy toys playground* kindergarten*',
  food: 'food* restaurant* menu menus recipe* dish dishes pizza* pasta burger* kitchen dinner* lunch* vegetable* cuisine* catering chef* grill* barbecue* cook cooks cooking cooked',
  bakery:
    'bakery bakeries baker bakers baking loaf loaves cake* pastry pastries croissant* biscuit* cookies sourdough bread breads',
  coffee: 'coffee* café* cafe cafes espresso* cappuccino* barista* roastery chocolate* cocoa',
  wine: 'wine* vineyard* winemaker* cellar* grape* sommelier* prosecco champagne',
  fashion: 'fashion* clothes clothing dress dresses shoe shoes boutique* jacket* jewellery jewelry handbag* outfit*',
  beauty: 'beauty cosmetic* make-up makeup skincare perfume* hairdresser* hair salon* nail nails lipstick*',
  health:
    'health* doctor* medical* medicine* clinic* hospital* dentist* dental pharmac* physiotherap* therapy nurse nurses nursing patient patients',
  sport: 'sport* fitness gym gyms football* runner* marathon* tennis cycling bike bikes bicycle* training workout* basketball*',
  finance:
    'finance* financial bank banks banking insurance* tax taxes accounting accountant* savings mortgage* loan* fund funds pension* invest investing investor* investment*',
  law: 'law laws lawyer* legal solicitor* attorney* notary court courts contract contracts',
  technology:
    'technolog* software* app apps digital* computer* cloud data artificial cyber* robot* code coding website* startup* laptop*',
  energy: 'energy solar photovoltaic* renewable* electricity climate recycl* wind-power heat-pump*',
  property:
    'property properties real-estate apartment* flat flats house houses homes villa* landlord* tenant* interior* furniture sofa*',
  crafts: 'craft* carpent* builder* building construction renovation* plumb* electrician* roof* joiner* painter painters',
  cars: 'car cars vehicle* garage* driver* driving motor* automotive tyre* tire tires van vans truck*',
  travel: 'travel* trip trips tour tours journey* flight* vacation* airport* tourist* tourism destination* suitcase*',
  music: 'music* concert* festival* band bands party parties dj choir* guitar* piano* theatre* theater* dance* dancing',
  education:
    'education* school* university universities teacher* student* seminar* lesson* study studies books library courses learning learner*',
  animals: 'animal* dog dogs cat cats pet pets horse* vet vets veterinar* puppy puppies kitten* zoo',
  wellness: 'wellness spa spas massage* yoga meditat* sauna* relax* mindful* retreat*',
};
