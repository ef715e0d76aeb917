import type { SearchPhrases } from '../../en/phrases/search.ts';

const search: SearchPhrases = {
  titles: {
    home: [(keyword) => keyword, (keyword) => `${keyword}\u00a0: qui nous sommes`, (keyword) => `${keyword} en bref`],
    category: [
      (keyword) => `${keyword}\u00a0: toute la gamme`,
      (keyword) => `${keyword}\u00a0: comparer et choisir`,
      (keyword) => `${keyword} en bref`,
    ],
    product: [
      (keyword) => keyword,
      (keyword) => `${keyword}\u00a0: caractéristiques et détails`,
      (keyword) => `${keyword} en détail`,
      (keyword) => `${keyword} en bref`,
    ],
    article: [
      (keyword) => `${keyword}\u00a0: ce qui compte`,
      (keyword) => `${keyword}\u00a0: l’essentiel`,
      (keyword) => `${keyword}\u00a0: les explications`,
      (keyword) => `${keyword} en bref`,
      (keyword) => `${keyword}\u00a0: ce qu’il faut savoir`,
    ],
    service: [
      (keyword) => `${keyword}\u00a0: nos services`,
      (keyword) => `${keyword}\u00a0: services et contact`,
      (keyword) => `${keyword} en bref`,
    ],
    local_page: [
      (keyword) => `${keyword}\u00a0: services et contact`,
      (keyword) => `${keyword} près de chez vous`,
      (keyword) => `${keyword} en bref`,
    ],
  },
  calls: {
    home: () => ['Faites connaissance avec nous.', 'Découvrez notre offre.', 'En savoir plus.'],
    category: () => ['Découvrez toute la gamme.', 'Comparez et choisissez.', 'Parcourez la sélection.'],
    product: () => ['Découvrez tous les détails.', 'Regardez de plus près.', 'Consultez les caractéristiques.'],
    article: () => ['Lisez la suite.', 'Lisez l’article.', 'Trouvez ici les réponses.'],
    service: () => ['Demandez un devis.', 'Contactez-nous.', 'Découvrez comment ça marche.'],
    local_page: () => ['Contactez-nous.', 'Préparez votre visite.', 'Consultez nos coordonnées.'],
  },
  about: (keyword, topic) => `${keyword}\u00a0: ${topic}.`,
  sitelinksMissing: 'liens annexes\u00a0: des pages du site, chacune avec un texte et deux lignes courtes.',
  headlinesMissing: 'd’autres avantages brefs\u00a0: les lignes de trente caractères au plus deviennent des titres.',
};

export default search;
