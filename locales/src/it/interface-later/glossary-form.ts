export default {
  note: 'Nota',
  noteHint: 'Per i linguisti, ad esempio dove si usa il termine',
  forbidden: 'Traduzione vietata',
  forbiddenHint: 'Una traduzione che la usa riceve un avviso',
};
