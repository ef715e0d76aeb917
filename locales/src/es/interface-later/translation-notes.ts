export default {
  deposit:
    '{{credits}} créditos de su pedido ya están reservados y cuentan para este presupuesto. Si no lo autoriza, se devuelven.',
  delivery: 'Nota: {{note}}',
  approveMeaning:
    'Al aprobar, se acepta el texto entregado, se cobran los créditos y se cierra la solicitud. Después ya no se puede pedir una revisión.',
  approveFor_one: 'Aprobar por {{credits}} crédito',
  approveFor_other: 'Aprobar por {{credits}} créditos',
  approveWords: 'Palabras entregadas',
  approveCredits: 'Créditos cobrados',
};
