export default {
  deposit:
    '{{credits}} crédits de votre commande sont déjà réservés et comptent pour ce devis. Sans votre accord, ils vous reviennent.',
  delivery: 'Note : {{note}}',
  approveMeaning:
    'En approuvant, vous acceptez le texte livré, les crédits sont débités et la demande est close. Vous ne pourrez plus demander de révision.',
  approveFor_one: 'Approuver pour {{credits}} crédit',
  approveFor_other: 'Approuver pour {{credits}} crédits',
  approveWords: 'Mots livrés',
  approveCredits: 'Crédits débités',
  retried: 'Le texte est réécrit',
  failed: "Le texte de l'IA a échoué. {{reason}} Relancez-le ou annulez la demande.",
  failedHolds:
    "Le texte de l'IA a échoué. {{reason}} {{credits}} crédits restent réservés pour les personnes qui y travaillent ensuite. Relancez-le ou annulez la demande pour les libérer.",
  failedForDesk: "Le texte de l'IA a échoué. {{reason}} Le demandeur doit le relancer avant qu'un linguiste puisse y travailler.",
  waitsHere: '{{number}} attend ce texte et a {{credits}} crédits réservés.',
  openRequest: 'Ouvrir la demande',
};
