export default {
  note: 'Nota',
  noteHint: 'Para os linguistas, por exemplo onde o termo é usado',
  forbidden: 'Tradução proibida',
  forbiddenHint: 'Uma tradução que a use recebe um aviso',
};
