export default {
  deposit:
    '{{credits}} Credits Ihrer Bestellung sind schon reserviert und zählen zu diesem Angebot. Ohne Ihre Freigabe kommen sie zurück.',
  delivery: 'Notiz: {{note}}',
  approveMeaning:
    'Mit der Freigabe wird der gelieferte Text angenommen, die Credits werden berechnet und der Auftrag wird abgeschlossen. Eine Überarbeitung ist danach nicht mehr möglich.',
  approveFor_one: 'Für {{credits}} Credit freigeben',
  approveFor_other: 'Für {{credits}} Credits freigeben',
  approveWords: 'Gelieferte Wörter',
  approveCredits: 'Berechnete Credits',
};
