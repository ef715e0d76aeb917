export default {
  note: 'Nota',
  noteHint: 'Para los lingüistas, por ejemplo dónde se usa el término',
  forbidden: 'Traducción prohibida',
  forbiddenHint: 'Una traducción que la use recibe un aviso',
};
