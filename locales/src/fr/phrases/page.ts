import type { PagePhrases } from '../../en/phrases/page.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const small = (text: string) => insideSentence(text, 'fr');

const page: PagePhrases = {
  brief: {
    intents: {
      transactional:
        'Le lecteur est prêt à acheter ou à réserver\u00a0: la page montre l’offre, le prix et l’étape suivante sans détour.',
      commercial: 'Le lecteur compare avant de décider\u00a0: la page donne des critères, des différences et un conseil honnête.',
      navigational: 'Le lecteur cherche une page ou un contact précis\u00a0: la réponse se trouve tout en haut.',
      informational: 'Le lecteur veut d’abord comprendre\u00a0: la page explique, puis mène à l’offre.',
    },
    intentNote: (country) => `Déduit des mots de la requête\u00a0; à vérifier dans les premiers résultats (${country}).`,
    reader: (audience, keyword) => `${audience}. La recherche de départ\u00a0: ${quoted(keyword, 'fr')}.`,
    readerMissing: 'qui lit la page et ce que ces lecteurs savent déjà.',
    goal: (goal) => `La page a un seul but\u00a0: ${small(goal)}.`,
    shared: (terms) => `Points communs des pages indiquées\u00a0: ${terms}.`,
    gap: (keywords) => `Aucune ne parle de ${keywords}\u00a0: c’est la place à prendre.`,
    angleMissing: 'ce que seule cette page peut dire\u00a0: expérience, chiffres ou images propres.',
    keywordHeadings: [
      (keyword) => `${keyword}\u00a0: dans quels cas`,
      (keyword) => `${keyword}\u00a0: les points à vérifier`,
      (keyword) => `${keyword}\u00a0: comment ça marche`,
    ],
    keywordNotes: [
      'Dire pour qui c’est intéressant et pour qui ça ne l’est pas.',
      'Donner des critères que chacun peut vérifier.',
      'Expliquer les étapes dans l’ordre, avec ce qu’il faut pour chacune.',
    ],
    generalNotes: {
      needs: 'Énumérer ce qu’il faut avant de commencer.',
      costs: 'Indiquer les coûts d’achat, d’usage et cachés, chacun avec sa source.',
      mistakes: 'Donner pour chaque erreur son remède.',
      answers: 'Répondre aux questions ci-dessous, chacune en deux ou trois phrases.',
    },
    next: 'L’étape suivante',
    openingNote: 'Répondre à la recherche dans les deux premières phrases\u00a0; les détails viennent ensuite.',
    goalNote: 'Un seul appel à l’action, sans autre à côté.',
    questions: [
      (keyword) => `${keyword}\u00a0: quel prix\u00a0?`,
      (keyword) => `${keyword}\u00a0: pour qui\u00a0?`,
      (keyword) => `${keyword}\u00a0: quelles autres solutions\u00a0?`,
      (keyword) => `${keyword}\u00a0: quelles erreurs éviter\u00a0?`,
    ],
    linksMissing: 'pages du site vers lesquelles renvoyer, avec leur adresse.',
    marks: { do: 'À faire\u00a0: ', leave: 'À éviter\u00a0: ' },
    keywordPositions: (keyword) => `${quoted(keyword, 'fr')} figure dans le titre, le premier paragraphe et le titre SEO.`,
    answersFirst: 'chaque partie répond à sa question dans ses deux premières phrases.',
    endsWithGoal: (goal) => `le texte se termine sur le but\u00a0: ${small(goal)}.`,
    wordBudget: 'aucune partie ne dépasse de plus d’un dixième son nombre de mots.',
    proof: 'chaque chiffre cite sa source.',
    noFigures: 'citer des prix, des dates ou des études absents des sources.',
    noRepeats: 'répéter le mot-clé principal dans chaque intertitre.',
    neverUse: (words) => `employer des mots exclus par la voix de la marque\u00a0: ${words}.`,
    mustUse: (words) => `ces mots de la voix de la marque figurent dans le texte\u00a0: ${words}.`,
  },
};

export default page;
