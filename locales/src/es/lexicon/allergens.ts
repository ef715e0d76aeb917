import type english from '../../en/lexicon/allergens.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  allergens: {
    gluten: {
      name: 'Gluten',
      words:
        'trigo harina =pan =pasta fideo espagueti centeno cebada avena espelta cuscús bulgur sémola hojaldre pizza ñoqui ravioli galleta bizcocho barquillo oblea tostada empanad croqueta tarta churro rebozad cerveza torrij buñuelo macarrón macarrones lasaña canelones tallarines penne fusilli seitán kamut farro cuscus pan-rallado pan-de picos regañá baguette chapata croissant cruasán brioche ensaimada magdalena rosquilla donut bollo bollería palmera milhojas masa-filo filo pestiño torrija migas gazpachuelo salmorejo flamenquín san-jacobo escalope milanesa rebozado empanado tempura buñuelos coca empanadilla bocadillo sándwich montadito =pita =wrap tortilla-de-trigo fajita burrito gofre crepe crêpe tortita polvorón mantecado alfajor muesli malta salsa-de-soja roscón sobao sopa-de-fideos fideuá',
    },
    crustaceans: {
      name: 'Crustáceos',
      words:
        'gamba langostino cangrejo bogavante langosta cigala camarón camaron carabinero nécora centollo percebe gambón quisquilla carabineros santiaguiño buey-de-mar galera krill bisque langostinos cigalas percebes',
    },
    eggs: {
      name: 'Huevos',
      words:
        'huevo =yema =yemas mayonesa mahonesa huevos tortilla-de-(?!ma[ií]z|trigo|harina) natillas flan merengue =clara =claras tortilla-española tortilla-francesa tortilla-de-patatas alioli carbonara revuelto tocino-de-cielo crema-catalana tiramis salsa-holandesa leche-frita suflé ensaladilla yema-de bizcocho magdalena',
    },
    fish: {
      name: 'Pescado',
      words:
        'pescado trucha atún salmón bacalao anchoa boquer sardina =caballa =caballas merluza lubina rape dorada besugo lenguado rodaballo pez-espada anguila lucio =carpa bonito boquerón ventresca =mero rosada arenque gallo-pescado gallineta cabracho cazón marrajo tintorera emperador pez-limón corvina congrio palometa jurel melva lampuga salmonete chicharro breca pargo dentón sargo mújol =lisa lenguadina halibut fletán abadejo eglefino faneca bacaladilla perca tilapia panga esturión caviar huevas mojama surimi anchoas boquerones angula gulas morena =raya pez-de-san-pedro san-pedro chanquete salmorete tollo marmitako bouillabaisse worcester suquet escabeche-de-atún dashi garum',
    },
    peanuts: { name: 'Cacahuetes', words: 'cacahuete cacahuet maní mantequilla-de-cacahuete satay' },
    soya: { name: 'Soja', words: '=soja tofu edamame miso tempeh tamari teriyaki salsa-de-soja natto lecitina edamames' },
    milk: {
      name: 'Leche',
      words:
        '=leche =nata mantequilla queso yogur mozzarella parmesano requesón mascarpone helado cuajada natillas flan crema bechamel lácteo nata-montada crema-de-leche queso-manchego manchego idiazábal tetilla cabrales mahón brie camembert feta gouda emmental gruyer parmesan mozarela mascarpón ricotta burrata provolone roquefort gorgonzola cuajo kéfir lassi skyr batido arroz-con-leche leche-frita crema-catalana dulce-de-leche tiramis panna-cotta tarta-de-queso chocolate-con-leche chocolate-blanco caramelo croqueta lasaña gratinado puré café-con-leche suero mató',
    },
    nuts: {
      name: 'Frutos de cáscara',
      words:
        'almendra avellana =nuez =nueces pistacho anacardo pecana turrón mazapán nuez nueces macadamia nueces-de-macadamia marañón praliné nougat guirlache romesco ajoblanco picada mazapan frangipane baklava pesto gianduja amaretto tejas panellets',
    },
    celery: { name: 'Apio', words: '=apio apionabo sal-de-apio caldo-de-verduras mirepoix' },
    mustard: { name: 'Mostaza', words: 'mostaza dijon vinagreta-de-mostaza vinagreta' },
    sesame: { name: 'Sésamo', words: 'sésamo tahini ajonjolí hummus halva gomasio falafel tahín zaatar' },
    sulphites: {
      name: 'Sulfitos',
      words:
        'sulfito =vino vinagre pasas jerez cava champán sidra oporto marsala vermú vermut manzanilla-vino fino-jerez uvas-pasas orejones ciruelas-pasas frutos-secos-desecados chucrut balsámic encurtid',
    },
    lupin: { name: 'Altramuces', words: 'altramu altramuces chochos' },
    molluscs: {
      name: 'Moluscos',
      words:
        'mejill almeja ostra calamar pulpo sepia caracol vieira chipirón chipirones navaja berberecho calamares puntillas chopitos almejas mejillones ostras zamburiña coquina bígaro cañaílla caracoles navajas berberechos pulpitos chocos volandeira oreja-de-mar frutos-de-mar marisco',
    },
  },
  plainFoods:
    'chuleta viej gord piquillo membrillo nopal frijol tiern chile flor hibisco caña costilla paletilla carrillera hígado hoja huitlacoche epazote jitomate aguacate vodka tomate patata cebolla ajo albahaca perejil romero tomillo salvia menta orégano eneldo cilantro oliva aceituna aceite sal pimienta pimient guindilla limón lima naranja manzana pera ciruela cereza fresa frambuesa arándano uva melón higo mango plátano melocotón albaricoque ruibarbo zanahoria puerro col repollo espinaca acelga lechuga rúcula ensalada hierba seta champiñón trufa calabacín berenjena calabaza guisante judía alubia lenteja garbanzo maíz polenta arroz remolacha rábano pepino espárrago alcachofa hinojo alcaparra piñon ternera vaca buey cerdo cordero pollo pato pavo conejo ciervo jabalí jamón panceta chorizo carne filete lomo solomillo azúcar miel agua vainilla canela azafrán jengibre café té chocolate cacao y e con de del al a la el los las en un una o fresc plancha asad frit hornead cocid verde roj blanc negr nuestr casa casero local sec ahumad verdura fruta cruda crudo boniato vapor sopa zumo kiwi piña papaya mora grosella granada estragón laurel mejorana comino cúrcuma pimentón clavo quinoa mijo brócoli coliflor endibia brasa coco dátil',
} satisfies ShapeOf<typeof english>;
