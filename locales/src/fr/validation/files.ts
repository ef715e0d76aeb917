import type english from '../../en/validation/files.ts';
import type { Words } from '../../words.ts';

export default {
  file_kind: 'D’après son contenu, {name} n’est aucun de ces formats : {kinds}',
  file_damaged: '{name} est illisible ; le fichier est peut-être endommagé',
  file_without_words: 'Aucun mot trouvé dans {name} ; une numérisation ne contient que des images de mots',
  table_without_rows: '{name} n’a aucune ligne sous son en-tête',
  table_too_long: 'Une commande accepte {max} lignes au plus ; au-delà, passez une commande groupée',
  picture_too_many_pixels: '{name} compte plus de 50 millions de pixels',
  file_by_address:
    'Dans une commande groupée, indiquez les fichiers par leur adresse https ; un fichier importé appartient à un seul document',
  columns_missing: 'Il faut ces colonnes dans {name} : {columns}',
  file_without_pairs: 'Aucun mot accompagné d’une traduction dans {name}',
  file_with_entities: '{name} déclare ses propres entités, qui ne sont pas lues ; enregistrez-le sans elles',
  too_many_pairs: '{name} en contient plus de {max} ; répartissez-le en plusieurs fichiers',
  upload_gone: 'Ce fichier n’est plus là ; importez-le à nouveau',
  not_a_picture: '{name} n’est pas une image PNG, JPEG ou WebP',
  picture_too_large: '{name} dépasse {max} Mo',
  file_too_large: '{name} dépasse 10 Mo',
  file_type: '{name} ne fait pas partie des types de fichiers acceptés',
  file_empty: '{name} est vide',
  source_name_required: 'Indiquer un nom pour la source est obligatoire',
  source_file_required: 'L’envoi d’un fichier est obligatoire',
  source_url_required: 'Indiquer l’URL de la source est obligatoire',
  too_many_cells: 'Cette ligne a plus de cellules que de colonnes. Une virgule ou un point-virgule est-il hors des guillemets ?',
  no_column: 'Aucune colonne n’est associée à « {field} ». {text}',
  row: 'Ligne {text}',
} satisfies Words<typeof english>;
