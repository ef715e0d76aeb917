import type english from '../../en/remarks/structured-data.ts';
import type { Words } from '../../words.ts';

export default {
  price_unreadable: '“{value}” não é um valor único e foi omitido.',
  currency_unknown: '“{value}” não é uma moeda da ISO 4217 e foi omitida.',
  author_is_person: 'O autor aparece como Person; troque por Organization se for uma empresa.',
  address_parts: 'O endereço inteiro está em streetAddress; separe rua, CEP, cidade e país.',
  product_alternative: 'Em vez de offers, review ou aggregateRating também bastam; informe só dados autênticos.',
  two_crumbs: 'O Google exige pelo menos dois itens, todos com endereço, exceto o último.',
  recipe_items: 'Itens: linhas numeradas e as que vêm após uma linha em branco são etapas; as demais, ingredientes.',
  only_true: 'Marque só o que se vê na página; valores vazios foram omitidos.',
} satisfies Words<typeof english>;
