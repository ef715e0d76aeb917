import type en from '../en/glossary.ts';

export default {
  title: 'Glosario',
  lead: 'Palabras en las que tus traducciones insisten, y nombres que se quedan como están.',
  new: 'Nuevo término',
  edit: 'Cambiar la traducción',
  editOne: 'Cambiar {{term}}',
  search: 'Buscar un término',
  failed: 'No se ha podido cargar el glosario',
  empty: 'Aún no hay términos',
  emptyLead: 'Añade las palabras que siempre deben traducirse igual.',
  nothing: 'No se ha encontrado nada',
  nothingLead: 'Ningún término contiene estas palabras.',
  from: 'De',
  to: 'A',
  term: 'Término',
  translation: 'Traducción',
  translationHint: 'Igual que el término para lo que se queda como está',
  languages: '{{from}} → {{to}}',
  loss: 'Las traducciones ya no insisten en «{{term}}».',
  delete: 'Eliminar el término',
} satisfies typeof en;
