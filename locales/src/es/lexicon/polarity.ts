import type english from '../../en/lexicon/polarity.ts';
import type { Words } from '../../words.ts';

export default {
  good: 'bonit precios buen excelent maravillos fantástic perfect delicios ric amable simpátic limpi espléndid acogedor cómod tranquil atent rápid recomend encanta encantó estupend genial magnífic fresc ampli content agradabl',
  bad: 'frí suci maleducad grosser lent tarde retras cerrad rot averiad ruid car mal mala malo peor pésim horribl terribl decepcion desagradabl sos quemad sec falta faltaba equivocad huel olía mancha ignorad esper incómod diminut polvo moho dañad defectuos lástima desgraciadamente caos tibi problem quej vergüenza',
  not: 'no ningún ninguna nunca jamás nada sin tampoco',
  but: 'pero sin-embargo aunque lástima desgraciadamente salvo mientras',
} satisfies Words<typeof english>;
