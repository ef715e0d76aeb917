import type english from '../../en/messages/outside-data.ts';
import type { Words } from '../../words.ts';

export default {
  outside_data_saved: 'Connecté',
  outside_data_saved_failing: 'Enregistré, mais le test de connexion a échoué',
  outside_data_removed: 'Déconnecté',
  OUTSIDE_DATA_REFUSED:
    '{detail} refuse l’identifiant et le mot de passe. Modifiez-les dans le panneau de contrôle ou collez vos chiffres en CSV.',
  OUTSIDE_DATA_LIMIT: 'Le crédit ou le rythme permis chez {detail} est épuisé. Rechargez-y ou collez vos chiffres en CSV.',
  OUTSIDE_DATA_UNREACHABLE: '{detail} n’a pas répondu. Réessayez dans un instant ou collez vos chiffres en CSV.',
  audit_outside_data_connected: 'A connecté {subject} comme source de chiffres',
  audit_outside_data_removed: 'A déconnecté {subject} comme source de chiffres',
} satisfies Words<typeof english>;
