import type english from '../../en/interface-later/changed-meanwhile.ts';
import type { Words } from '../../words.ts';

export default {
  title: '«{{name}}» cambió entretanto',
  lead: 'Alguien guardó otra versión después de que la abrieras. Lo que introdujiste sigue aquí y no está guardado.',
  keepSaved: 'Conservar la versión guardada',
  saveMine: 'Guardar mis cambios',
} satisfies Words<typeof english>;
