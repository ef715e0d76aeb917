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
  retried: 'Der Text wird noch einmal geschrieben',
  failed: 'Der KI-Text ist fehlgeschlagen. {{reason}} Wiederholen Sie ihn oder stornieren Sie die Anfrage.',
  failedHolds:
    'Der KI-Text ist fehlgeschlagen. {{reason}} {{credits}} Credits bleiben für die Personen reserviert, die danach daran arbeiten. Wiederholen Sie ihn oder stornieren Sie die Anfrage, um sie freizugeben.',
  failedForDesk:
    'Der KI-Text ist fehlgeschlagen. {{reason}} Der Auftraggeber muss ihn wiederholen, bevor ein Linguist daran arbeiten kann.',
  waitsHere: '{{number}} wartet auf diesen Text und hat {{credits}} Credits reserviert.',
  openRequest: 'Anfrage öffnen',
};
