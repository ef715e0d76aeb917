import type english from '../../en/interface/session.ts';
import type { Words } from '../../words.ts';

export default {
  ended:
    'Votre session est terminée. Connectez-vous pour reprendre où vous en étiez ; le texte non enregistré des documents est conservé dans ce navigateur.',
} satisfies Words<typeof english>;
