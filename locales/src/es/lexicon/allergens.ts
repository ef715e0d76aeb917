import type english from '../../en/lexicon/allergens.ts';
import type { Words } from '../../words.ts';

export default {
  allergens: {
    gluten: {
      name: 'Gluten',
      words:
        'trigo harina =pan =pasta fideo espagueti centeno cebada avena espelta cuscús bulgur sémola hojaldre pizza ñoqui ravioli galleta bizcocho barquillo oblea tostada empanad croqueta tarta churro rebozad cerveza torrij buñuelo',
    },
    crustaceans: {
      name: 'Crustáceos',
      words: 'gamba langostino cangrejo bogavante langosta cigala camarón carabinero nécora centollo percebe',
    },
    eggs: { name: 'Huevos', words: 'huevo =yema =yemas mayonesa mahonesa huevos tortilla-de natillas flan merengue' },
    fish: {
      name: 'Pescado',
      words:
        'pescado trucha atún salmón bacalao anchoa boquer sardina caballa merluza lubina sardina rape dorada besugo lenguado rodaballo pez-espada anguila lucio carpa bonito boquerón ventresca mero rosada arenque',
    },
    peanuts: { name: 'Cacahuetes', words: 'cacahuete' },
    soya: { name: 'Soja', words: '=soja tofu edamame' },
    milk: {
      name: 'Leche',
      words:
        '=leche =nata mantequilla queso yogur mozzarella parmesano requesón mascarpone helado cuajada natillas flan crema bechamel',
    },
    nuts: {
      name: 'Frutos de cáscara',
      words: 'almendra avellana =nuez =nueces pistacho anacardo pecana turrón mazapán nuez nueces',
    },
    celery: { name: 'Apio', words: '=apio' },
    mustard: { name: 'Mostaza', words: 'mostaza' },
    sesame: { name: 'Sésamo', words: 'sésamo tahini' },
    sulphites: { name: 'Sulfitos', words: 'sulfito =vino vinagre pasas jerez' },
    lupin: { name: 'Altramuces', words: 'altramu' },
    molluscs: {
      name: 'Moluscos',
      words: 'mejill almeja ostra calamar pulpo sepia caracol vieira chipirón chipirones navaja berberecho',
    },
  },
  plainFoods:
    'tomate patata cebolla ajo albahaca perejil romero tomillo salvia menta orégano eneldo cilantro oliva aceituna aceite sal pimienta pimient guindilla limón lima naranja manzana pera ciruela cereza fresa frambuesa arándano uva melón higo mango plátano melocotón albaricoque ruibarbo zanahoria puerro col repollo espinaca acelga lechuga rúcula ensalada hierba seta champiñón trufa calabacín berenjena calabaza guisante judía alubia lenteja garbanzo maíz polenta arroz remolacha rábano pepino espárrago alcachofa hinojo alcaparra piñon ternera vaca buey cerdo cordero pollo pato pavo conejo ciervo jabalí jamón panceta chorizo carne filete lomo solomillo azúcar miel agua vainilla canela azafrán jengibre café té chocolate cacao y e con de del al a la el los las en un una o fresc plancha asad frit hornead cocid verde roj blanc negr nuestr casa casero local sec ahumad',
} satisfies Words<typeof english>;
