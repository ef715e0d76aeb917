import type english from '../../en/messages/sources.ts';
import type { Words } from '../../words.ts';

export default {
  audit_source_created: 'Adicionou a fonte {subject}',
  audit_source_changed: 'Alterou a fonte {subject}',
  audit_source_refreshed: 'Mandou ler novamente a fonte {subject}',
  audit_source_deleted: 'Excluiu a fonte {subject}',
  source_saved: 'A fonte foi salva',
  source_refreshing: 'A fonte está sendo lida novamente',
  source_deleted: 'A fonte foi excluída',
  call_of_additional_source: 'Busca em fontes',
} satisfies Words<typeof english>;
