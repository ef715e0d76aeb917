import type english from '../../en/messages/translation-memory.ts';
import type { Words } from '../../words.ts';

export default {
  audit_glossary_term_created: 'Ha aggiunto il termine {subject} al glossario',
  audit_glossary_term_changed: 'Ha cambiato la traduzione di {subject} nel glossario',
  audit_glossary_term_deleted: 'Ha eliminato il termine {subject} dal glossario',
  audit_glossary_imported: 'Ha importato il file {subject} nel glossario',
  audit_translation_memory_imported: 'Ha importato il file {subject} nella memoria di traduzione',
  audit_memory_unit_changed: 'Ha cambiato una traduzione nella memoria: {subject}',
  audit_memory_unit_deleted: 'Ha eliminato una traduzione dalla memoria: {subject}',
  terms_imported: '{added} termini nuovi, {changed} cambiati, {unchanged} invariati',
  texts_imported: '{added} testi nuovi, {changed} cambiati, {unchanged} invariati',
  export_too_long: 'Sono più di {max}: scegli una coppia di lingue',
} satisfies Words<typeof english>;
