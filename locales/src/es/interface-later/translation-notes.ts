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
  retried: 'El texto se está escribiendo de nuevo',
  failed: 'El texto de la IA ha fallado. {{reason}} Reinténtalo o cancela la solicitud.',
  failedHolds:
    'El texto de la IA ha fallado. {{reason}} {{credits}} créditos siguen reservados para las personas que trabajan después. Reinténtalo o cancela la solicitud para liberarlos.',
  failedForDesk:
    'El texto de la IA ha fallado. {{reason}} El solicitante debe reintentarlo antes de que pueda trabajar un lingüista.',
  waitsHere: '{{number}} espera este texto y tiene {{credits}} créditos reservados.',
  openRequest: 'Abrir solicitud',
};
