import type english from '../../en/lexicon/polarity.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  good: 'bonit precios buen excelent maravillos fantástic perfect delicios ri(?:c[oa]|quísim[oa])s?! amable simpátic limpi espléndid acogedor cómod tranquil atent rápid recomend encanta encantó estupend genial magnífic fresc ampli content agradabl espectacular fabulos impecabl educad profesional puntual fiabl modern encantad cuidad excepcional exquisit eficien competent de-diez de-10!',
  bad: 'groser frí suci maleducad grosser lent (?<!(?:la|esta|cada|buena|media|por)\\s)tarde! retras cerrad rot[oa]s?! averiad ruid car[oa]s?! mal[oa]s?! peor pésim horribl terribl decepcion desagradabl sos[oa]s?! quemad sec[oa]s?! falta faltaba equivocad huel olía mancha ignorad esper(?!o\\s|amos\\svolver|anza) incómod diminut polvo moho dañad defectuos lástima desgraciadamente caos tibi problem quej vergüenza olvid cucaracha peligros estafa descuidad grasient salad cancelad engañ débil inservibl gastad arruin pesadilla mediocr incomibl tardaron nadie-nos paredes-finas paredes-de-papel pelo-en costes-ocultos nadie-contest única-pega algo-viej muy-viej anticuad',
  praise:
    'no-podía-ser-más no-podían-ser-más no-pudo-ser-más no-pudieron-ser-más no-podría-haber-sido nunca-he-comido-mejor nunca-comí-mejor nada-que-objetar ninguna-queja sin-problemas ningún-problema no-hay-queja ni-una-queja',
  not: 'no ningún ninguna nunca jamás nada sin tampoco',
  but: 'pero sin-embargo aunque lástima desgraciadamente salvo mientras',
  hanging: 'que porque cuando si donde',
} satisfies ShapeOf<typeof english>;
