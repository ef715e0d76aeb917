import type english from '../../en/interface-work/folders.ts';
import type { Words } from '../../words.ts';

export default {
  create: 'Ordner anlegen',
  change: 'Ordner ändern',
  name: 'Name',
  inside: 'Liegt in',
  outermost: 'Ganz außen',
  folder: 'Ordner',
  workspace: 'Arbeitsbereich',
  loss: 'Der Ordner „{{name}}“ wird gelöscht.',
  contents: 'Was mit dem Inhalt geschieht',
  keepContents_one: '{{documents}} Dokument und Unterordner behalten, eine Ebene höher',
  keepContents_other: '{{documents}} Dokumente und Unterordner behalten, eine Ebene höher',
  deleteContents_one: 'Auch {{documents}} Dokument und die Unterordner löschen',
  deleteContents_other: 'Auch {{documents}} Dokumente und die Unterordner löschen',
  deleteWith_one: 'Ordner und {{documents}} Dokument löschen',
  deleteWith_other: 'Ordner und {{documents}} Dokumente löschen',
  move_one: 'Dokument verschieben',
  move_other: '{{documents}} Dokumente verschieben',
  moveVerb_one: 'Dokument verschieben',
  moveVerb_other: '{{documents}} Dokumente verschieben',
  defaultsOf: 'Aufträge in „{{name}}“',
  defaultsLead: 'Aufträge in diesem Ordner beginnen hiermit, wenn sie nichts Eigenes wählen.',
  asWorkspace: 'Wie im Arbeitsbereich',
  sources: 'Zusätzliche Quellen',
} satisfies Words<typeof english>;
