import type english from '../../en/remarks/domain-authority.ts';
import type { Words } from '../../words.ts';

export default {
  explained:
    'Estimations de cette plateforme d’après votre liste de rangs : le rang 1 vaut 100, le rang 100 millions vaut 0, en échelle logarithmique. Une page perd 5 points par dossier et ne dépasse pas 10 si elle ne répond pas 200. Elles servent à comparer ; ce ne sont pas des chiffres de Moz ni de Google.',
  connected:
    'Source : {source}, {date}. Force selon les liens d’autres domaines, de 0 à 100 ; pour comparer des pages seulement.',
  no_list: 'Pas de données : aucune source de rangs n’est connectée. Collez une liste CSV (domaine ; rang).',
  no_data: 'pas de données',
} satisfies Words<typeof english>;
