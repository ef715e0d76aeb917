export default {
  deposit:
    '{{credits}} créditos do seu pedido já estão reservados e contam para este orçamento. Sem a sua autorização, eles voltam.',
  delivery: 'Nota: {{note}}',
};
