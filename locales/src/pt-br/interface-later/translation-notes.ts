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
};
