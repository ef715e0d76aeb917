export default {
  audit_glossary_term_created: 'Added the term {subject} to the glossary',
  audit_glossary_term_changed: 'Changed the translation of {subject} in the glossary',
  audit_glossary_term_deleted: 'Deleted the term {subject} from the glossary',
  audit_glossary_imported: 'Took the file {subject} into the glossary',
  audit_translation_memory_imported: 'Took the file {subject} into the translation memory',
  audit_memory_unit_changed: 'Changed a translation in the memory: {subject}',
  audit_memory_unit_deleted: 'Deleted a translation from the memory: {subject}',
  terms_imported: '{added} new terms, {changed} changed, {unchanged} as they were',
  texts_imported: '{added} new texts, {changed} changed, {unchanged} as they were',
  export_too_long: 'There are more than {max}; choose one pair of languages',
};
