import type english from '../../en/messages/translation-memory.ts';
import type { Words } from '../../words.ts';

export default {
  audit_glossary_term_created: 'A ajouté le terme {subject} au glossaire',
  audit_glossary_term_changed: 'A modifié la traduction de {subject} dans le glossaire',
  audit_glossary_term_deleted: 'A supprimé le terme {subject} du glossaire',
  audit_glossary_imported: 'A importé le fichier {subject} dans le glossaire',
  audit_translation_memory_imported: 'A importé le fichier {subject} dans la mémoire de traduction',
  audit_memory_unit_changed: 'A modifié une traduction dans la mémoire : {subject}',
  audit_memory_unit_deleted: 'A supprimé une traduction de la mémoire : {subject}',
  terms_imported: '{added} nouveaux termes, {changed} modifiés, {unchanged} inchangés',
  texts_imported: '{added} nouveaux textes, {changed} modifiés, {unchanged} inchangés',
  export_too_long: 'Il y en a plus de {max} ; choisissez une paire de langues',
} satisfies Words<typeof english>;
