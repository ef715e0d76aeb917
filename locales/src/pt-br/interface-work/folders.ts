import type english from '../../en/interface-work/folders.ts';
import type { Words } from '../../words.ts';

export default {
  create: 'Criar pasta',
  change: 'Alterar pasta',
  name: 'Nome',
  inside: 'Dentro de',
  outermost: 'Primeiro nível',
  folder: 'Pasta',
  workspace: 'Espaço de trabalho',
  loss: 'A pasta “{{name}}” será excluída.',
  contents: 'O que acontece com o conteúdo',
  keepContents_one: 'Manter {{documents}} documento e as subpastas, um nível acima',
  keepContents_other: 'Manter {{documents}} documentos e as subpastas, um nível acima',
  deleteContents_one: 'Excluir também {{documents}} documento e as subpastas',
  deleteContents_other: 'Excluir também {{documents}} documentos e as subpastas',
  deleteWith_one: 'Excluir pasta e {{documents}} documento',
  deleteWith_other: 'Excluir pasta e {{documents}} documentos',
  move_one: 'Mover documento',
  move_other: 'Mover {{documents}} documentos',
  moveVerb_one: 'Mover documento',
  moveVerb_other: 'Mover {{documents}} documentos',
  defaultsOf: 'Pedidos em “{{name}}”',
  defaultsLead: 'Os pedidos feitos nesta pasta começam com isto, se não escolherem outra coisa.',
  asWorkspace: 'Como no espaço de trabalho',
  sources: 'Fontes adicionais',
} satisfies Words<typeof english>;
