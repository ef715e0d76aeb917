import type english from '../../en/interface-work/confirm.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Êtes-vous sûr ?',
  text: 'Vous ne pourrez pas revenir en arrière !',
  keep: 'Conserver',
  unsaved: 'Ce que vous avez saisi dans « {{title}} » n’est pas enregistré.',
  discard: 'Annuler les modifications',
} satisfies Words<typeof english>;
