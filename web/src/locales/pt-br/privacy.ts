import type en from '../en/privacy.ts';

export default {
  which: 'Quais pessoas',
  current: 'Com lugar',
  left: 'Quem saiu',
  leftLead: 'Pessoas cujo lugar foi excluído. Os dados delas podem ser entregues e apagados de vez.',
  noneLeft: 'Ninguém saiu',
  leftOn: 'Saiu em {{day}}',
  erased: 'Apagada',
  export: 'Exportar os dados',
  erase: 'Apagar os dados',
  eraseTitle: 'Apagar os dados de {{name}}?',
  eraseLead:
    'Nome, endereço, dados do perfil e acessos são sobrescritos de vez. Os documentos ficam, sem o nome. Não será possível desfazer!',
  typeName: 'Digite o nome para confirmar: {{name}}',
} satisfies typeof en;
