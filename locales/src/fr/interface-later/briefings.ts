import type english from '../../en/interface-later/briefings.ts';
import type { Words } from '../../words.ts';

export default {
  lead: 'À quoi sert un texte : écrit une fois, choisi à la commande.',
  new: 'Nouveau brief',
  search: 'Rechercher un brief',
  failed: 'Les briefs n’ont pas pu être chargés',
  empty: 'Pas encore de brief',
  emptyLead: 'Dites une fois à quoi sert un type de texte, et choisissez-le à chaque commande.',
  emptyForUsers: 'Les briefs sont écrits par les admins de votre entreprise. Ceux d’ici apparaissent sur cette page.',
  nothing: 'Aucun brief ne porte ce nom',
  nothingLead: 'Essayez un autre mot ou videz la recherche.',
  writtenBy: 'par {{name}}',
  template: 'Commencer par',
  blank: 'Un brief vierge',
  templateHint: 'Complétez ce qui est entre crochets.',
  edit: 'Modifier « {{name}} »',
  create: 'Enregistrer le brief',
  delete: 'Supprimer le brief',
  loss: '« {{name}} » est supprimé. Les documents commandés avec lui gardent leurs textes.',
  default: 'Par défaut',
  fields: {
    title: 'Titre',
    overall_goal: 'Objectif général',
    platform: 'Plateforme',
    competitors: 'Concurrents',
    structure: 'Structure',
    tone_of_voice: 'Ton',
  },
  hints: {
    overall_goal: 'Ce que le lecteur doit ensuite savoir, ressentir ou faire.',
    platform: 'Où le texte paraît.',
    competitors: 'À qui les lecteurs vous comparent.',
    structure: 'Ce qui vient d’abord, ce qui suit, comment cela finit.',
    tone_of_voice: 'En quelques mots ; une voix de marque l’emporte.',
  },
} satisfies Words<typeof english>;
