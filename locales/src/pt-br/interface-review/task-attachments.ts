import type english from '../../en/interface-review/task-attachments.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Anexos',
  none: 'Nenhum arquivo anexado.',
  add: 'Anexar arquivos',
  kinds: 'Arquivos PDF, do Office, de texto, imagem, áudio e vídeo; no máximo {{count}} arquivos de {{size}} MB',
  uploading: 'Enviando',
  by: '{{name}}, {{day}}',
  download: 'Baixar {{name}}',
  delete: 'Excluir {{name}}',
  deleteLoss: '“{{name}}” será excluído. As etapas de revisão que consideram arquivos recomeçam.',
  deleteVerb: 'Excluir arquivo',
  full: 'Esta tarefa tem {{count}} arquivos, o máximo.',
} satisfies Words<typeof english>;
