import type english from '../../en/remarks/hreflang.ts';
import type { Words } from '../../words.ts';

export default {
  form: '« {part} » n’est pas un code : écrivez langue-pays, par exemple en-GB.',
  unknown_language: '« {part} » n’est pas une langue ISO 639-1.',
  country_alone: '« {part} » est un pays seul ; la langue doit venir d’abord.',
  unknown_script: '« {part} » n’est pas une écriture ISO 15924.',
  unknown_country: '« {part} » n’est pas un pays ISO 3166-1.',
  meant: 'Il s’agit sans doute de {meant}.',
  not_absolute: 'L’adresse doit être complète et commencer par https://.',
  duplicate: 'Ce code figure déjà plus haut ; chaque code ne sert qu’une fois.',
  unreadable: 'La page n’a pas pu être lue.',
  status: 'La page répond avec le statut {status}.',
  redirected: 'L’adresse redirige vers {url} ; indiquez celle-ci.',
  no_return: 'Il manque dans la page les liens vers : {list}.',
  other_canonical: 'Son adresse canonique est une autre : {url}.',
  every_page:
    'Placez ce même ensemble sur chaque page de la liste : chacune se cite elle-même et cite toutes les autres, sinon les balises sont ignorées.',
  no_default: 'x-default manque : indiquez la page destinée à tous les autres.',
  one_page: 'Une page seule n’a pas besoin de hreflang.',
  no_generic: 'Plusieurs pays mais aucune page pour {language} en général : ailleurs, on reçoit la page x-default.',
  not_https: 'Certaines adresses commencent par http://, d’autres par https://.',
  left_out: 'Lignes exclues du code car elles contiennent une erreur : {count}.',
  too_many: 'Seules les {limit} premières lignes ont été lues.',
  sitemap_part: 'Le sitemap est donné pour les {count} premières pages ; les autres répètent les mêmes liens.',
  checked_part: 'Pages vérifiées en ligne : les {count} premières.',
  header_not_checked: 'Les liens de retour n’ont pas été vérifiés : dans ce format, ils ne figurent pas dans les pages.',
} satisfies Words<typeof english>;
