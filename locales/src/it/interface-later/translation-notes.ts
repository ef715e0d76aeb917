export default {
  deposit:
    '{{credits}} crediti del tuo ordine sono già riservati e contano per questo preventivo. Se non lo autorizzi, tornano a te.',
  delivery: 'Nota: {{note}}',
};
