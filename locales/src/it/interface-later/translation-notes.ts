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
  retried: 'Il testo viene riscritto',
  failed: "Il testo dell'IA non è riuscito. {{reason}} Riprova o annulla la richiesta.",
  failedHolds:
    "Il testo dell'IA non è riuscito. {{reason}} {{credits}} crediti restano riservati per chi ci lavora dopo. Riprova o annulla la richiesta per liberarli.",
  failedForDesk:
    "Il testo dell'IA non è riuscito. {{reason}} Il richiedente deve riprovare prima che un linguista possa lavorarci.",
  waitsHere: '{{number}} aspetta questo testo e ha {{credits}} crediti riservati.',
  openRequest: 'Apri la richiesta',
};
