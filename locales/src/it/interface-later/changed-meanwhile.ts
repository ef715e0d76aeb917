import type english from '../../en/interface-later/changed-meanwhile.ts';
import type { Words } from '../../words.ts';

export default {
  title: '“{{name}}” è cambiato nel frattempo',
  lead: 'Qualcuno ha salvato un’altra versione dopo la tua apertura. Quanto hai inserito è ancora qui e non è salvato.',
  keepSaved: 'Tieni la versione salvata',
  saveMine: 'Salva le mie modifiche',
} satisfies Words<typeof english>;
