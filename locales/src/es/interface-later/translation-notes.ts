export default {
  deposit:
    '{{credits}} créditos de su pedido ya están reservados y cuentan para este presupuesto. Si no lo autoriza, se devuelven.',
  delivery: 'Nota: {{note}}',
};
