import type english from '../../en/lexicon/polarity.ts';
import type { Words } from '../../words.ts';

export default {
  good: 'bonit lind bom boa ótim excelent maravilhos fantástic perfeit delicios gostos gentil simpátic educad limp acolhedor confortáv tranquil atencios atent rápid recomend ador amei incrív magnífic fresc amplo ampla content agradáv',
  bad: 'fri suj grosseir mal-educad lent demor atras fechad quebrad barulh car ruim ruins pior péssim horrív terrív decepcion desagradáv sem-gosto queimad seca seco falta faltou errad fedor cheir manch ignorad esper desconfortáv minúscul poeira mofo danificad defeit infelizmente pena caos morn problem reclam vergonh',
  not: 'não nenhum nenhuma nunca jamais nada sem nem',
  but: 'mas porém contudo infelizmente pena embora exceto enquanto',
} satisfies Words<typeof english>;
