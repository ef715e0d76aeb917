import type english from '../../en/interface-later/uses.ts';
import type { Words } from '../../words.ts';

export default {
  defaults: 'Voreingestellt in {{list}}.',
  named: 'Genannt in {{tasks}}.',
  both: 'Voreingestellt in {{list}} und genannt in {{tasks}}.',
  unknown: 'Wo es verwendet wird, konnte nicht geladen werden.',
  folders_one: '{{number}} Ordner',
  folders_other: '{{number}} Ordnern',
  workspaces_one: '{{number}} Arbeitsbereich',
  workspaces_other: '{{number}} Arbeitsbereichen',
  tasks_one: '{{number}} offenen Aufgabe',
  tasks_other: '{{number}} offenen Aufgaben',
} satisfies Words<typeof english>;
