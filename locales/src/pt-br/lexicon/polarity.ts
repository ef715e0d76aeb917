import type english from '../../en/lexicon/polarity.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  good: 'bonit lind bom boa ótim excelent maravilhos fantástic perfeit delicios gostos gentil simpátic educad limp acolhedor confortáv tranquil atencios atent rápid recomend ador amei incrív magnífic fresc amplo ampla content agradáv espetacular fabulos impecável profissiona pontua confiável modern encantad cuidad excepcion caprichad eficien competent no-prazo',
  bad: 'fri[oa]s?! suj grosseir mal-educad lent demor atras fechad quebrad barulh car[oa]s?! ruim ruins pior péssim horrív terrív decepcion desagradáv sem-gosto queimad seca seco falta faltou errad fedor cheir manch ignorad esper(?!o\\s|amos\\svoltar|an) desconfortáv minúscul poeira mofo danificad defeit infelizmente que-pena uma-pena caos morn problem reclam vergonh esquec perigos golpe descuidad gordur salgad cancelad engan fraco fraca inútil muito-gast desgast estrag pesadelo medíocre intragável ninguém-nos ninguém-avis paredes-finas cabelo-na custos-escondidos demorou-mais alto-demais alta-demais ponto-negativo meio-velh muito-velh ultrapassad',
  praise:
    'não-poderia-ser-mais não-poderiam-ser-mais não-podia-ser-mais não-poderia-ter-sido nunca-comi-melhor nunca-dormi-melhor nada-a-reclamar nada-do-que-reclamar nenhuma-reclamação sem-problemas nenhum-problema',
  not: 'não nenhum nenhuma nunca jamais nada sem nem',
  but: 'mas porém contudo infelizmente uma-pena que-pena embora exceto enquanto',
  hanging: 'que porque quando se onde',
} satisfies ShapeOf<typeof english>;
