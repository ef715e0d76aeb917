export default {
  note: 'Notiz',
  noteHint: 'Für Sprachprofis, etwa wo der Begriff vorkommt',
  forbidden: 'Verbotene Übersetzung',
  forbiddenHint: 'Eine Übersetzung, die sie verwendet, bekommt eine Warnung',
};
