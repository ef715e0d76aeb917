import type english from '../../en/remarks/page-checks.ts';
import type { Words } from '../../words.ts';

export default {
  status: {
    name: 'Réponse du serveur',
    advice: 'Seules les pages qui répondent 200 sont indexées. Réparez la page ou redirigez avec une 301.',
  },
  redirect: {
    name: 'Redirection',
    advice: 'L’adresse mène à une autre, ce qui coûte du temps et de l’exploration. Liez directement l’adresse finale.',
  },
  indexable: {
    name: 'Indexation autorisée',
    advice:
      'Un noindex exclut la page de tous les moteurs. Retirez-le de la balise meta robots ou de l’en-tête X-Robots-Tag si la page doit être trouvée.',
  },
  robots_txt: {
    name: 'robots.txt',
    advice: 'robots.txt interdit d’explorer cette adresse : son contenu n’est jamais lu. Modifiez la règle indiquée.',
  },
  canonical: {
    name: 'Adresse canonique',
    advice:
      'Un seul lien canonique vers la page elle-même dit quelle adresse compte ; une autre récupère le classement. Indiquez-en exactement un.',
  },
  title: {
    name: 'Titre',
    advice:
      'Le titre coiffe le résultat et il est coupé au-delà de 580 px. Donnez-en un de 200 à 580 px qui nomme d’abord le sujet.',
  },
  description: {
    name: 'Méta-description',
    advice:
      'La description gagne le clic et elle est coupée au-delà de 920 px. Écrivez-en une de 400 à 920 px, l’avantage en tête.',
  },
  h1: {
    name: 'Titre principal (H1)',
    advice: 'Un H1 dit aux lecteurs et aux moteurs de quoi parle la page. Gardez-en exactement un.',
  },
  heading_order: {
    name: 'Ordre des titres',
    advice: 'Un niveau sauté casse le plan que suivent lecteurs d’écran et moteurs. Passez de H2 à H3 sans saut.',
  },
  words: {
    name: 'Mots du texte principal',
    advice: 'Peu de texte répond rarement en entier. Ajoutez ce que demandent les visiteurs ; il n’y a pas de longueur idéale.',
  },
  readability: {
    name: 'Lisibilité (0 à 100)',
    advice: 'Sous 40, beaucoup renoncent. Coupez les longues phrases et choisissez des mots plus courts.',
  },
  keyword_title: {
    name: 'Mot-clé dans le titre',
    advice: 'On cherche ses propres mots dans le résultat. Placez le mot-clé vers le début du titre.',
  },
  keyword_h1: {
    name: 'Mot-clé dans le H1',
    advice: 'Le titre doit confirmer qu’on est au bon endroit. Employez le mot-clé ou l’une de ses formes.',
  },
} satisfies Words<typeof english>;
