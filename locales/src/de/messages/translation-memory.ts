import type english from '../../en/messages/translation-memory.ts';
import type { Words } from '../../words.ts';

export default {
  audit_glossary_term_created: 'Begriff {subject} ins Glossar aufgenommen',
  audit_glossary_term_changed: 'Übersetzung von {subject} im Glossar geändert',
  audit_glossary_term_deleted: 'Begriff {subject} aus dem Glossar gelöscht',
  audit_glossary_imported: 'Datei {subject} ins Glossar eingelesen',
  audit_translation_memory_imported: 'Datei {subject} ins Übersetzungsgedächtnis eingelesen',
  audit_memory_unit_changed: 'Übersetzung im Übersetzungsgedächtnis geändert: {subject}',
  audit_memory_unit_deleted: 'Übersetzung aus dem Übersetzungsgedächtnis gelöscht: {subject}',
  terms_imported: '{added} neue Begriffe, {changed} geändert, {unchanged} wie zuvor',
  texts_imported: '{added} neue Texte, {changed} geändert, {unchanged} wie zuvor',
  export_too_long: 'Es sind mehr als {max}; wählen Sie ein Sprachenpaar',
} satisfies Words<typeof english>;
