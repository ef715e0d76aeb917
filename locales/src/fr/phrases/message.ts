import type { MessagePhrases } from '../../en/phrases/message.ts';

const message: MessagePhrases = {
  greeting: () => 'Bonjour,',
  greetingTo: (name) => `Bonjour ${name},`,
  closing: (formal) => (formal ? 'Cordialement,' : 'À bientôt,'),
  occasionSubject: {
    announcement: '',
    change_of_terms: 'Évolution de nos conditions\u00a0: ',
    invitation: 'Invitation\u00a0: ',
    thank_you: 'Merci\u00a0: ',
    apology: 'Nos excuses\u00a0: ',
    internal_update: 'Point d’actualité\u00a0: ',
  },
  occasionOpening: {
    announcement: () => '',
    change_of_terms: () => 'Nous vous informons d’une évolution de nos conditions.',
    invitation: () => 'Nous avons le plaisir de vous inviter.',
    thank_you: () => 'Nous tenons à vous remercier.',
    apology: () => 'Nous vous présentons nos excuses.',
    internal_update: () => '',
  },
  offerLead: 'Notre offre\u00a0:',
  productsLead: 'Parmi les produits\u00a0:',
  callMissing: 'appel à l’action (que doit faire le lecteur, et où\u00a0?)',
  signatureMissing: 'nom, fonction et entreprise de l’expéditeur',
  offerMissing: 'l’offre elle-même (quoi, jusqu’à quand, à quelles conditions)',
  questions: () => [
    'Qu’en pensez-vous\u00a0?',
    'Comment faites-vous de votre côté\u00a0?',
    'Dites-le-nous en commentaire.',
    'Feriez-vous la même chose\u00a0?',
  ],
  announce: 'Nouveauté\u00a0:',
  recruit: 'Rejoignez-nous\u00a0:',
  linkMissing: 'lien vers la page',
  blogLead: 'Nouveau sur le blog\u00a0:',
  inThisIssue: 'Dans ce numéro\u00a0:',
  editorialMissing: 'un mot d’ouverture personnel de deux ou trois phrases.',
  newsMissing: 'deux ou trois phrases à ce sujet.',
};

export default message;
