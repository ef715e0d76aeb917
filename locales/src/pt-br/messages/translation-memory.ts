import type english from '../../en/messages/translation-memory.ts';
import type { Words } from '../../words.ts';

export default {
  audit_glossary_term_created: 'Adicionou o termo {subject} ao glossário',
  audit_glossary_term_changed: 'Alterou a tradução de {subject} no glossário',
  audit_glossary_term_deleted: 'Excluiu o termo {subject} do glossário',
  audit_glossary_imported: 'Importou o arquivo {subject} para o glossário',
  audit_translation_memory_imported: 'Importou o arquivo {subject} para a memória de tradução',
  audit_memory_unit_changed: 'Alterou uma tradução na memória: {subject}',
  audit_memory_unit_deleted: 'Excluiu uma tradução da memória: {subject}',
  terms_imported: '{added} termos novos, {changed} alterados, {unchanged} sem mudança',
  texts_imported: '{added} textos novos, {changed} alterados, {unchanged} sem mudança',
  export_too_long: 'Há mais de {max}; escolha um par de idiomas',
} satisfies Words<typeof english>;
