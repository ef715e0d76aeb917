import type english from '../../en/remarks/sitemap.ts';
import type { Words } from '../../words.ts';

export default {
  not_absolute: 'pas une adresse http ou https complète',
  too_long: 'plus de 2 048 caractères',
  duplicate: 'déjà citée',
  other_host: 'sur un autre hôte que la première adresse',
  excluded: 'exclue par vous',
  robots: 'interdite par robots.txt',
  status: 'répond avec le statut {status}',
  unreadable: 'n’a pas pu être lue',
  redirected: 'mène à {url}',
  canonical: 'son adresse canonique est {url}',
  noindex: 'indique noindex',
  limit: 'L’exploration s’est arrêtée au nombre de pages permis ; le site peut en avoir d’autres.',
  time: 'L’exploration s’est arrêtée après deux minutes ; le site peut avoir d’autres pages.',
  unchecked: 'Les adresses n’ont pas été visitées : statut, robots et canoniques ne sont pas vérifiés.',
  where: 'Placez le fichier à la racine du site et citez-le dans robots.txt : Sitemap: {url}',
  empty: 'Il ne reste aucune adresse pour le sitemap.',
} satisfies Words<typeof english>;
