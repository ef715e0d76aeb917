import type { QuestionPhrases } from '../../en/phrases/question.ts';

const question: QuestionPhrases = {
  general: (subject) => `${subject}: Was sollte ich wissen?`,
  answerMissing: 'die Antwort; in den Angaben steht sie nicht.',
  ask: {
    audience: 'Für wen ist das geeignet?',
    price: 'Was kostet das?',
    included: 'Was ist enthalten?',
    measures: 'Welche Maße und Materialien hat es?',
    times: 'Wann und wo?',
    booking: 'Wie kann ich buchen oder bestellen?',
    payment: 'Wie kann ich bezahlen?',
    delivery: 'Wie läuft die Lieferung ab?',
    care: 'Wie wird es gepflegt?',
    returns: 'Kann ich stornieren oder zurückgeben?',
    warranty: 'Gibt es eine Garantie?',
    contact: 'An wen kann ich mich wenden?',
  },
  words: {
    audience:
      /(?<!\p{L})(?:geeignet|ideal für|gedacht für|richtet sich an|für (?:Anfänger\p{L}*|Familien|Kinder|Erwachsene|Einsteiger\p{L}*|Menschen|alle|Unternehmen))(?!\p{L})/iu,
    included: /(?<!\p{L})(?:inklusive|inbegriffen|enthalten|enthält|im Lieferumfang|gehören dazu)(?!\p{L})/iu,
    measures:
      /(?<!\p{L})(?:wiegt|Gewicht|Maße|Größen? (?:[SMLX\d]|von)|misst|Material\p{L}*|besteht aus|gefertigt aus)(?!\p{L})|\d\s?(?:cm|mm|kg|g|ml)(?!\p{L})/iu,
    times:
      /(?<!\p{L})(?:geöffnet|geschlossen|Öffnungszeiten|täglich|jeden Tag|beginnt|beginnen|starte?t?|Uhr|Adresse|Parkplätze?)(?!\p{L})/iu,
    booking:
      /(?<!\p{L})(?:buch(?:en|t|bar|ung\p{L}*)|gebucht|reservier\p{L}*|bestell(?:en|t|bar|ung\p{L}*)|anmeld\p{L}*|(?:nach|mit|ohne) Termin\p{L}*|Terminvereinbarung|ausgeliehen|ausleihen|gemietet|mit der App|über die App)(?!\p{L})/iu,
    payment:
      /(?<!\p{L})(?:zahl(?:bar|ung\p{L}*)|zahlen Sie|bezahl(?:en|t|ung|bar)|Kreditkarte\p{L}*|PayPal|Visa|Mastercard|(?:auf|per|gegen) Rechnung|Ratenzahlung|in Raten|Überweisung)(?!\p{L})/iu,
    delivery: /(?<!\p{L})(?:liefer\p{L}*|Versand\p{L}*|versend\p{L}*|Zustellung)(?!\p{L})/iu,
    care: /(?<!\p{L})(?:waschbar|waschen|gereinigt|reinigen|Reinigung|\p{L}*pflege|Pflege\p{L}*|pflegen|Trockner|Bügeleisen|bügeln|spülmaschinen\p{L}*|Wartung)(?!\p{L})/iu,
    returns:
      /(?<!\p{L})(?:Rückgabe\p{L}*|zurückgeben|zurück(?:ge)?schickt?(?:en)?|zurücksenden|zurückgesandt|erstatte\p{L}*|Rücksendung\p{L}*|Umtausch|umtauschen|stornier\p{L}*|Storno\p{L}*|kündbar|kündigen|Widerruf\p{L}*|Erstattung)(?!\p{L})/iu,
    warranty: /(?<!\p{L})(?:Garantie\p{L}*|Gewährleistung|Ersatzteile?|kostenlose Reparatur\p{L}*)(?!\p{L})/iu,
    contact:
      /@|(?<!\p{L})(?:Telefon(?:nummer)?|telefonisch|E-Mail|Kontakt|anrufen|erreichbar unter|Fragen:|Ansprechpartner\p{L}*)(?!\p{L})/iu,
  },
};

export default question;
