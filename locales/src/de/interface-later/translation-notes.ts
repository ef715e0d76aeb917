export default {
  deposit:
    '{{credits}} Credits Ihrer Bestellung sind schon reserviert und zählen zu diesem Angebot. Ohne Ihre Freigabe kommen sie zurück.',
  delivery: 'Notiz: {{note}}',
};
