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
};
