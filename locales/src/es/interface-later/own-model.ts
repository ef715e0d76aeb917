import type english from '../../en/interface-later/own-model.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Qué modelo escribe para tu cuenta',
  lead: 'Solo para tu cuenta. Si el modelo desaparece, vuelve a escribir el de la plataforma.',
  platform: 'Lo que eligió la plataforma',
} satisfies Words<typeof english>;
