export default {
  deposit:
    '{{credits}} crédits de votre commande sont déjà réservés et comptent pour ce devis. Sans votre accord, ils vous reviennent.',
  delivery: 'Note : {{note}}',
};
