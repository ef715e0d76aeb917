import type english from '../../en/interface-later/calendars.ts';
import type { Words } from '../../words.ts';

export default {
  open: 'Feed de calendário',
  title: 'Feed de calendário',
  lead: 'Mostra no seu programa de calendário os prazos das suas tarefas e revisões deste espaço de trabalho. É atualizado automaticamente.',
  leadAll:
    'Mostra no seu programa de calendário os prazos das suas tarefas e revisões de todos os seus espaços de trabalho. É atualizado automaticamente.',
  none: 'Você não tem um feed de calendário.',
  create: 'Criar feed',
  created: 'Copie a URL agora. Ela não será mostrada novamente.',
  copyNow: 'Copiar a URL',
  warning:
    'Qualquer pessoa com esta URL pode ler os títulos, status e datas das suas tarefas e revisões. Os textos não são incluídos.',
  add: 'No Google Agenda, Outlook, Calendário da Apple ou Thunderbird, adicione um calendário por URL e cole-a.',
  replace: 'Substituir',
  replaceText: 'A URL em uso deixa de funcionar. Seus calendários precisam da nova.',
  revoke: 'Revogar',
  revokeText: 'Os calendários que usam este feed deixam de ser atualizados.',
  since: 'Criado em {{day}}',
  read: 'Última leitura {{time}}',
  notRead: 'Ainda não foi lido por nenhum calendário',
  failed: 'Falha ao buscar o feed de calendário',
  done: 'Concluído',
} satisfies Words<typeof english>;
