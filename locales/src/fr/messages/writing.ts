import type english from '../../en/messages/writing.ts';
import type { Words } from '../../words.ts';

export default {
  PERSON_WITHOUT_ACCESS: 'La personne qui a passé cette commande ne peut plus utiliser la plateforme',
  INTERRUPTED: 'La rédaction a été interrompue trop souvent. Réessayez.',
  tool_not_live: 'Cet outil n’a pas d’aperçu',
} satisfies Words<typeof english>;
