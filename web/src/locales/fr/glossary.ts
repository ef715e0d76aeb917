import type en from '../en/glossary.ts';

export default {
  title: 'Glossaire',
  lead: 'Des mots auxquels vos traductions tiennent, et des noms qui restent tels quels.',
  new: 'Nouveau terme',
  edit: 'Changer la traduction',
  editOne: 'Changer {{term}}',
  search: 'Trouver un terme',
  failed: 'Le glossaire n’a pas pu être chargé',
  empty: 'Aucun terme pour l’instant',
  emptyLead: 'Ajoutez les mots qui doivent toujours être traduits de la même façon.',
  nothing: 'Rien trouvé',
  nothingLead: 'Aucun terme ne contient ces mots.',
  from: 'De',
  to: 'Vers',
  term: 'Terme',
  translation: 'Traduction',
  translationHint: 'Identique au terme pour ce qui reste tel quel',
  languages: '{{from}} → {{to}}',
  loss: 'Les traductions ne tiennent plus à « {{term}} ».',
  delete: 'Supprimer le terme',
} satisfies typeof en;
