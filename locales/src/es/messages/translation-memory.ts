import type english from '../../en/messages/translation-memory.ts';
import type { Words } from '../../words.ts';

export default {
  audit_glossary_term_created: 'Añadió el término {subject} al glosario',
  audit_glossary_term_changed: 'Cambió la traducción de {subject} en el glosario',
  audit_glossary_term_deleted: 'Eliminó el término {subject} del glosario',
  audit_glossary_imported: 'Importó el archivo {subject} en el glosario',
  audit_translation_memory_imported: 'Importó el archivo {subject} en la memoria de traducción',
  audit_memory_unit_changed: 'Cambió una traducción en la memoria: {subject}',
  audit_memory_unit_deleted: 'Eliminó una traducción de la memoria: {subject}',
  terms_imported: '{added} términos nuevos, {changed} cambiados, {unchanged} sin cambios',
  texts_imported: '{added} textos nuevos, {changed} cambiados, {unchanged} sin cambios',
  export_too_long: 'Hay más de {max}; elige un par de idiomas',
} satisfies Words<typeof english>;
