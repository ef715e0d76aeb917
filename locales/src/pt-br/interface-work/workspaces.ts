import type english from '../../en/interface-work/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  chooseTitle: 'Onde você quer trabalhar?',
  chooseLead: 'Os documentos pertencem ao espaço em que são pedidos. Você pode trocar quando quiser.',
  firstTitle: 'Trabalhar em equipe',
  noneYet: 'Um espaço de trabalho reúne documentos que várias pessoas compartilham. Você ainda não tem nenhum.',
  noneForYou: 'Você ainda não faz parte de nenhum espaço de trabalho. Um proprietário da conta pode adicionar você.',
  personalLead: 'Só você vê o que está aqui',
  members_one: '{{count}} membro',
  members_other: '{{count}} membros',
  documents_one: '{{count}} documento',
  documents_other: '{{count}} documentos',
  new: 'Criar um espaço de trabalho',
  create: 'Criar',
  name: 'Nome do espaço de trabalho',
  nameNeeded: 'Dê um nome ao espaço de trabalho',
  goOn: 'Trabalhar no pessoal',
  team: 'Minha equipe',
  noTeam: 'Você ainda não compartilha nenhum espaço de trabalho.',
  more_one: 'e mais {{count}}',
  more_other: 'e mais {{count}}',
  invite: 'Convidar',
  mine: 'Meus espaços de trabalho',
} satisfies Words<typeof english>;
