import type english from '../../en/interface-later/changed-meanwhile.ts';
import type { Words } from '../../words.ts';

export default {
  title: '« {{name}} » a changé entre-temps',
  lead: 'Quelqu’un a enregistré une autre version après votre ouverture. Votre saisie est toujours là et n’est pas enregistrée.',
  keepSaved: 'Garder la version enregistrée',
  saveMine: 'Enregistrer mes modifications',
} satisfies Words<typeof english>;
