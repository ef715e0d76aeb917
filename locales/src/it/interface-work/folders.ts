import type english from '../../en/interface-work/folders.ts';
import type { Words } from '../../words.ts';

export default {
  create: 'Crea cartella',
  change: 'Modifica cartella',
  name: 'Nome',
  inside: 'Dentro',
  outermost: 'Primo livello',
  folder: 'Cartella',
  workspace: 'Spazio di lavoro',
  loss: 'La cartella “{{name}}” viene eliminata.',
  contents: 'Che cosa succede al contenuto',
  keepContents_one: 'Conserva {{documents}} documento e le sottocartelle, un livello sopra',
  keepContents_other: 'Conserva {{documents}} documenti e le sottocartelle, un livello sopra',
  deleteContents_one: 'Elimina anche {{documents}} documento e le sottocartelle',
  deleteContents_other: 'Elimina anche {{documents}} documenti e le sottocartelle',
  deleteWith_one: 'Elimina cartella e {{documents}} documento',
  deleteWith_other: 'Elimina cartella e {{documents}} documenti',
  move_one: 'Sposta documento',
  move_other: 'Sposta {{documents}} documenti',
  moveVerb_one: 'Sposta documento',
  moveVerb_other: 'Sposta {{documents}} documenti',
  defaultsOf: 'Ordini in “{{name}}”',
  defaultsLead: 'Gli ordini fatti in questa cartella iniziano così, se non scelgono altro.',
  asWorkspace: 'Come nello spazio di lavoro',
  sources: 'Fonti aggiuntive',
} satisfies Words<typeof english>;
