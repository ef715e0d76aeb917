import type en from '../en/glossary.ts';

export default {
  title: 'Glossário',
  lead: 'Palavras em que suas traduções insistem e nomes que ficam como são.',
  new: 'Novo termo',
  edit: 'Mudar a tradução',
  editOne: 'Mudar {{term}}',
  search: 'Encontrar um termo',
  failed: 'Não foi possível carregar o glossário',
  empty: 'Nenhum termo ainda',
  emptyLead: 'Adicione as palavras que devem ser sempre traduzidas do mesmo jeito.',
  nothing: 'Nada encontrado',
  nothingLead: 'Nenhum termo contém estas palavras.',
  from: 'De',
  to: 'Para',
  term: 'Termo',
  translation: 'Tradução',
  translationHint: 'Igual ao termo para o que fica como está',
  languages: '{{from}} → {{to}}',
  loss: 'As traduções não insistem mais em “{{term}}”.',
  delete: 'Excluir termo',
} satisfies typeof en;
