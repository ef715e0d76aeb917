export default {
  title: 'Questa pagina non esiste più',
  lead: 'Ciò che mostrava è stato eliminato o non è condiviso con te.',
};
