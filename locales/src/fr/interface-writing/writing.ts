import type english from '../../en/interface-writing/writing.ts';
import type { Words } from '../../words.ts';

export default {
  find: {
    title: 'Rechercher et remplacer',
    words: 'Rechercher',
    instead: 'Remplacer par',
    previous: 'Résultat précédent',
    next: 'Résultat suivant',
    close: 'Fermer la recherche',
    replace: 'Remplacer',
    replaceAll: 'Tout remplacer',
    case: 'Respecter la casse',
    whole: 'Mots entiers',
    none: 'Aucun résultat',
    position: '{{current}} sur {{count}}',
    replaced: 'Remplacements : {{count}}',
  },
  pastedPictures:
    'Images laissées de côté lors du collage : {{count}}. Insérez-les comme fichiers : PNG, JPEG ou WebP jusqu’à 10 Mo.',
  foreignPictures: {
    lead_one: 'Le texte collé contient {{count}} image d’un autre site. Elle reste un lien si vous ne la copiez pas.',
    lead_other: 'Le texte collé contient {{count}} images d’autres sites. Elles restent des liens si vous ne les copiez pas.',
    copy_one: 'Copier {{count}} image dans ce document',
    copy_other: 'Copier {{count}} images dans ce document',
    keep: 'Garder les liens',
    failed_one: '{{count}} image reste un lien : {{reason}}',
    failed_other: '{{count}} images restent des liens : {{reason}}',
  },
  picture: {
    insert: 'Insérer une image',
    change: 'Modifier l’image',
    address: 'URL de l’image',
    alt: 'Texte alternatif',
    altHint: 'Ce qu’elle montre, pour qui ne la voit pas',
    wrong: 'Choisissez un fichier ou saisissez une URL qui commence par https://',
    upload: 'Importer une image',
    replace: 'Importer une autre',
    kinds: 'PNG, JPEG ou WebP, jusqu’à 10 Mo',
    kind: '{{name}} n’est pas une image PNG, JPEG ou WebP',
    tooLarge: '{{name}} dépasse 10 Mo',
    apply: 'Appliquer',
    remove: 'Retirer l’image',
  },
  openLink: 'Ouvrir le lien',
} satisfies Words<typeof english>;
