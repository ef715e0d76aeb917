import type english from '../../en/interface-later/privacy.ts';
import type { Words } from '../../words.ts';

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
    'Nome, e-mail, dados do perfil e acessos são sobrescritos, e conversas, rascunhos e arquivos não usados são excluídos, de vez. Os documentos ficam, sem o nome. Não será possível desfazer!',
  typeName: 'Digite o nome para confirmar: {{name}}',
  ownTitle: 'Seus dados',
  ownLead:
    'Um ZIP com tudo o que é guardado sobre você: perfil, documentos com suas versões, comentários, conversas, fontes e arquivos. Senhas e tokens não estão incluídos.',
  ownExport: 'Exportar meus dados',
  ownRefused: 'Só a própria pessoa pode exportar seus dados aqui.',
  preparing: 'Preparando o arquivo. Exportações grandes levam alguns minutos.',
  accountTitle: 'Dados da conta',
  accountLead:
    'Um ZIP com tudo o que a conta contém: documentos com suas versões, comentários, briefings, fontes, arquivos, pessoas e o registro de auditoria. Conversas, notificações e rascunhos estão apenas na exportação de cada pessoa.',
  accountExport: 'Exportar a conta',
  guestEraseLead:
    'Nome e e-mail são sobrescritos para sempre e os links de revisão terminam. Comentários e decisões ficam, sem o nome.',
  typeEmail: 'Digite o e-mail para confirmar: {{email}}',
  guestsLead:
    'Pessoas sem assento que revisam tarefas ou são contatos de campanhas. Seus dados podem ser entregues e apagados para sempre.',
  guestsTitle: 'Convidados e contatos',
} satisfies Words<typeof english>;
