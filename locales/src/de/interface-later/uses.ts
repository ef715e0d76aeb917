import type english from '../../en/interface-later/uses.ts';
import type { Words } from '../../words.ts';

export default {
  defaults: 'Voreingestellt in {{list}}.',
  named: 'Genannt in {{things}}.',
  both: 'Voreingestellt in {{list}} und genannt in {{things}}.',
  unknown: 'Wo es verwendet wird, konnte nicht geladen werden.',
  folders_one: '{{number}} Ordner',
  folders_other: '{{number}} Ordnern',
  workspaces_one: '{{number}} Arbeitsbereich',
  workspaces_other: '{{number}} Arbeitsbereichen',
  tasks_one: '{{number}} offenen Aufgabe',
  tasks_other: '{{number}} offenen Aufgaben',
  campaigns_one: '{{number}} Kampagne',
  campaigns_other: '{{number}} Kampagnen',
  cards_one: '{{number}} Kategoriekarte',
  cards_other: '{{number}} Kategoriekarten',
} satisfies Words<typeof english>;
