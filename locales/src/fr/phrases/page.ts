import type { PagePhrases } from '../../en/phrases/page.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const small = (text: string) => insideSentence(text, 'fr');

/** "à Lyon", "au Mans", "aux Sables-d’Olonne". */
function at(city: string): string {
  if (city.startsWith('Le ')) return ` au ${city.slice(3)}`;
  return city.startsWith('Les ') ? ` aux ${city.slice(4)}` : ` à ${city}`;
}

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
  cards: {
    openings: [
      (subject, category, shop) =>
        `${subject} chez ${shop}\u00a0: une catégorie à part entière, à côté de ${quoted(category, 'fr')}.`,
      (subject, _, shop) =>
        `Envie de voir plus loin\u00a0? Sous ${quoted(subject, 'fr')}, ${shop} rassemble tout au même endroit.`,
      (subject, category) => `De ${quoted(category, 'fr')} à ${quoted(subject, 'fr')}, il n’y a qu’un clic.`,
      (subject, category, shop) => `En plus de ${quoted(category, 'fr')}, ${shop} propose la catégorie ${quoted(subject, 'fr')}.`,
      (subject, _, shop) => `Tout ce que ${shop} propose sous ${quoted(subject, 'fr')} est à portée de clic.`,
      (subject, category) => `${subject}, ${small(category)}\u00a0: deux catégories voisines, à ouvrir et à comparer.`,
    ],
    openingsAlone: [
      (subject, category) => `${subject}\u00a0: une catégorie à part entière, à côté de ${quoted(category, 'fr')}.`,
      (subject) => `Envie de voir plus loin\u00a0? Sous ${quoted(subject, 'fr')}, tout se trouve au même endroit.`,
      (subject, category) => `De ${quoted(category, 'fr')} à ${quoted(subject, 'fr')}, il n’y a qu’un clic.`,
    ],
    factsMissing: (subject) =>
      `deux ou trois informations sur ${quoted(subject, 'fr')}, comme le choix, les matières et les prix.`,
    subjectMissing: 'un mot-clé avec lien ou un titre pour cette carte.',
    button: () => 'Voir la catégorie',
    answerMissing: (question) => `une réponse à «\u00a0${question}\u00a0» en deux ou trois phrases.`,
    plainButton: 'Voir la catégorie',
    footerMissing: (category) =>
      `texte de bas de page sur ${quoted(category, 'fr')}\u00a0: conseils de choix, entretien, livraison.`,
  },
  store: {
    inCity: at,
    introductions: [
      (store, service, inCity) => `Chez ${store}${inCity}\u00a0: ${small(service)}.`,
      (store, service, inCity) => `${service}${inCity}\u00a0: voilà ce que propose ${store}.`,
      (store, service, inCity) => `Pour ${quoted(small(service), 'fr')}${inCity}, l’adresse est ${store}.`,
    ],
    headings: { hours: 'Horaires', way: 'Comment venir', team: 'L’équipe', offer: 'Sur place' },
    words: {
      hours: /(?<!\p{L})(?:ouverte?s?|ouvre|ouverture|fermée?s?|horaires?|sur rendez-vous)(?!\p{L})/iu,
      way: /(?<!\p{L})(?:parking|stationne\p{L}*|garer|bus|tram|métro|gare|arrêt|à pied|en face|près)(?!\p{L})/iu,
      team: /(?<!\p{L})(?:équipe|conseill\p{L}*|dirigée?|tenue? par|accueill\p{L}*|maîtres?|artisans?|ans d[’']expérience)(?!\p{L})/iu,
      offer:
        /(?<!\p{L})(?:propos\p{L}*|offr\p{L}*|services?|réparations?|location|ateliers?|visites?|gamme|essais?|essayer|livraison|retrait|dégustations?)(?!\p{L})/iu,
    },
    address: (address) => `Adresse\u00a0: ${address}`,
    phone: (phone) => `Téléphone\u00a0: ${phone}`,
    questions: {
      address: (store) => `Où se trouve ${store}\u00a0?`,
      hours: (store) => `${store}\u00a0: quels horaires\u00a0?`,
      way: (store) => `Comment se rendre chez ${store}\u00a0?`,
      team: () => 'Qui conseille sur place\u00a0?',
      offer: (store) => `Que propose ${store}\u00a0?`,
      phone: (store) => `Comment joindre ${store} par téléphone\u00a0?`,
    },
    missing: {
      address: 'adresse',
      hours: 'horaires',
      phone: 'numéro de téléphone',
      offer: 'ce que propose seulement ce magasin',
    },
    columns: {
      name: ['nom', 'magasin', 'boutique', 'agence', 'point de vente'],
      address: ['adresse', 'rue'],
      city: ['ville', 'commune', 'zone', 'ville ou zone'],
      hours: ['horaires', 'horaire', 'ouverture', 'heures d’ouverture', "heures d'ouverture"],
      services: ['services', 'service', 'offre', 'gamme'],
      phone: ['téléphone', 'telephone', 'tél', 'tél.', 'tel'],
      notes: ['notes', 'note', 'remarques', 'description'],
    },
  },
  managed: {
    lead: (keyword, brand, parts) => `${keyword}${brand === '' ? '' : ` chez ${brand}`}. Sur cette page\u00a0: ${parts}.`,
    sectionMissing: (heading) => `informations pour ${quoted(heading, 'fr')}`,
    processWords: /(?<!\p{L})(?:fonctionne\p{L}*|comment|étapes?|démarche)(?!\p{L})/iu,
    stepWords: /(?<!\p{L})(?:réserv\p{L}*|command\p{L}*|retir\p{L}*|rapport\p{L}*|en ligne|appli)(?!\p{L})/iu,
    task: (task) => `d’après la demande\u00a0: ${quoted(task, 'fr')}`,
    added: (heading) => `Nouvelle section\u00a0: ${heading}`,
    kept: (heading) => `Déjà sur la page, non réécrit\u00a0: ${heading}`,
    factsFor: (heading) => `Quelles informations vont sous ${quoted(heading, 'fr')}\u00a0?`,
    addressesFor: (keywords) => `Vers quelles adresses doivent pointer ces mots-clés\u00a0: ${keywords}\u00a0?`,
    tooShort: 'Le contenu fourni ne suffit pas pour la longueur demandée. Quelles autres informations y a-t-il\u00a0?',
    leftOut: 'Certaines phrases du contenu complémentaire ont été écartées, car elles dépassaient la longueur demandée.',
  },
};

export default page;
