export default {
  deposit:
    '{{credits}} créditos do seu pedido já estão reservados e contam para este orçamento. Sem a sua autorização, eles voltam.',
  delivery: 'Nota: {{note}}',
  approveMeaning:
    'Ao aprovar, o texto entregue é aceito, os créditos são cobrados e o pedido é encerrado. Depois não é mais possível pedir uma revisão.',
  approveFor_one: 'Aprovar por {{credits}} crédito',
  approveFor_other: 'Aprovar por {{credits}} créditos',
  approveWords: 'Palavras entregues',
  approveCredits: 'Créditos cobrados',
  retried: 'O texto está sendo escrito de novo',
  failed: 'O texto da IA falhou. {{reason}} Tente de novo ou cancele a solicitação.',
  failedHolds:
    'O texto da IA falhou. {{reason}} {{credits}} créditos continuam reservados para as pessoas que trabalham nele depois. Tente de novo ou cancele a solicitação para liberá-los.',
  failedForDesk:
    'O texto da IA falhou. {{reason}} O solicitante deve tentar de novo antes que um linguista possa trabalhar nele.',
  waitsHere: '{{number}} espera este texto e tem {{credits}} créditos reservados.',
  openRequest: 'Abrir solicitação',
};
