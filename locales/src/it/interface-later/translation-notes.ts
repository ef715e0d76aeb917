export default {
  deposit:
    '{{credits}} crediti del tuo ordine sono già riservati e contano per questo preventivo. Se non lo autorizzi, tornano a te.',
  delivery: 'Nota: {{note}}',
  approveMeaning:
    'Approvando si accetta il testo consegnato, i crediti vengono addebitati e la richiesta viene chiusa. Non sarà più possibile chiedere una revisione.',
  approveFor_one: 'Approva per {{credits}} credito',
  approveFor_other: 'Approva per {{credits}} crediti',
  approveWords: 'Parole consegnate',
  approveCredits: 'Crediti addebitati',
};
