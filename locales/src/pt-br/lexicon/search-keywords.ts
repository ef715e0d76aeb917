import type english from '../../en/lexicon/search-keywords.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  noHeadline: /(?<!\p{L})(?:perto de mim|perto de você|próximo a mim|quanto custa|(?:perto|preços?|custo|valor)$)(?!\p{L})/iu,
  towns:
    'são paulo;rio de janeiro;belo horizonte;brasília;salvador;fortaleza;curitiba;manaus;recife;porto alegre;goiânia;belém;guarulhos;campinas;são luís;maceió;campo grande;teresina;joão pessoa;sorocaba;ribeirão preto;uberlândia;joinville;londrina;maringá;florianópolis;blumenau;niterói;aracaju;cuiabá;vila velha;caxias do sul;osasco;jundiaí;paraná;santa catarina;minas gerais;bahia;pernambuco;ceará;goiás;lisboa;porto',
} satisfies ShapeOf<typeof english>;
