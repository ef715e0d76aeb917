export default {
  card_keyword_required: 'Inserisci una parola chiave',
  keyword_linked: 'La parola chiave ora porta alla sua pagina',
  keyword_unlinked: 'La parola chiave non porta più a nessuna pagina',
  card_saved: 'Scheda di categoria salvata',
  card_deleted: 'Scheda di categoria eliminata',
  already_linked: '“{keyword}” porta già a {url}',
  card_changed: 'Qualcun altro ha modificato questa scheda. Ricaricala e riprova.',
  price_changed: 'Il prezzo ora è di {price} crediti. Controllalo e conferma di nuovo.',
  card_target_lost: 'Una pagina a cui rimanda questa scheda non risponde più',
  keyword_promoted: '“{detail}” ora ha una pagina di destinazione',
  card_in_review: '«{name}» è in revisione. Richiedi prima delle modifiche nella sua attività, poi riscrivi la scheda.',
};
