export default {
  title: 'Diese Seite gibt es nicht mehr',
  lead: 'Was sie zeigte, wurde gelöscht oder ist nicht für dich freigegeben.',
};
