import type english from '../../en/interface-later/uses.ts';
import type { Words } from '../../words.ts';

export default {
  defaults: 'Si usa per impostazione predefinita in {{list}}.',
  named: 'Compare in {{things}}.',
  both: 'Si usa per impostazione predefinita in {{list}} e compare in {{things}}.',
  unknown: 'Non è stato possibile caricare dove si usa.',
  folders_one: '{{number}} cartella',
  folders_other: '{{number}} cartelle',
  workspaces_one: '{{number}} spazio di lavoro',
  workspaces_other: '{{number}} spazi di lavoro',
  tasks_one: '{{number}} attività aperta',
  tasks_other: '{{number}} attività aperte',
  campaigns_one: '{{number}} campagna',
  campaigns_other: '{{number}} campagne',
  cards_one: '{{number}} scheda di categoria',
  cards_other: '{{number}} schede di categoria',
} satisfies Words<typeof english>;
