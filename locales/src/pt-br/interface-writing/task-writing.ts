import type english from '../../en/interface-writing/task-writing.ts';
import type { Words } from '../../words.ts';

export default {
  waitsForYou: 'Aguarda você',
  stepNow: 'Etapa {{number}} de {{total}}: {{name}}',
  inPackage: 'Neste pacote',
  passed_one: '{{passed}} de {{total}} etapa',
  passed_other: '{{passed}} de {{total}} etapas',
  shown: 'Conteúdo exibido',
  document: 'Documento',
  changes: 'Alterações',
  changesHint: 'Alterações desde minha última aprovação',
  notSaved: 'O texto desta página não é o que está salvo. Verifique-o e tente novamente',
  noDocument: 'Ainda sem documento',
  noDocumentLead: 'Inicie a tarefa para criar o documento ou escolha um existente.',
  choose: 'Escolher um documento',
  task: 'Tarefa {{id}}',
  section: 'Tarefa',
  type: 'Tipo',
  typeHint: {
    ai: 'A ferramenta escreve o texto.',
    manual: 'Uma pessoa escreve o texto. Não custa créditos, e o documento é aberto com os títulos H2.',
  },
  orderFor: 'Este pedido é para a tarefa {{id}}: {{title}}',
  keptInput: 'O formulário mostra os campos da tarefa. O que você digitou antes foi mantido.',
  showKept: 'Mostrar o que digitei antes',
  showTask: 'Mostrar os campos da tarefa',
} satisfies Words<typeof english>;
