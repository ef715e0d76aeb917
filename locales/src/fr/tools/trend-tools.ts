// Tools that read figures of searches and pages in French, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    trends_global: {
      name: 'Tendances mondiales',
      description: 'Voyez ce que les gens cherchent en ce moment, par pays et par catégorie.',
    },
    trends_wiki: {
      name: 'Tendances Wikipédia',
      description: 'Découvrez les pages Wikipédia les plus lues et celles qui montent le plus vite dans une langue.',
    },
    trends_related: {
      name: 'Tendances associées',
      description: 'Trouvez recherches et sujets liés à un mot-clé, les principaux et ceux qui montent.',
    },
    trends_amazon: {
      name: 'Tendances Amazon',
      description: 'Voyez ce que les acheteurs saisissent sur Amazon autour d’un produit, par place de marché.',
    },
    trends_interest: {
      name: 'Intérêt dans le temps',
      description: 'Comparez l’intérêt pour cinq mots-clés au plus dans le temps et trouvez leur saison.',
    },
    page_domain_authority: {
      name: 'Autorité de page et de domaine',
      description: 'Estimez la force de dix pages au plus et de leurs domaines sur une échelle de 0 à 100.',
      words: { URLs: 'URL des pages' },
    },
  },
  words: {
    'Your own figures (CSV)': 'Vos propres chiffres (CSV)',
    'There is no free source: one per line, as search; figure; change in percent.':
      'Il n’y a pas de source libre : une par ligne, sous la forme recherche ; chiffre ; évolution en pourcentage.',
    'There is no free source: one per line, as search; figure.':
      'Il n’y a pas de source libre : une par ligne, sous la forme recherche ; chiffre.',
    'Left empty, the page views of Wikipedia are read. One per line: date (YYYY-MM-DD); keyword; figure.':
      'Laissé vide, les pages vues de Wikipédia sont lues. Une par ligne : date (AAAA-MM-JJ) ; mot-clé ; chiffre.',
    'Rank list (CSV)': 'Liste de rangs (CSV)',
    'One per line: domain; rank. Without a list there is no data.': 'Une par ligne : domaine ; rang. Sans liste, pas de données.',
    '# AI credits per URL.': '# crédits IA par URL.',
    Worldwide: 'Monde entier',
    Period: 'Période',
    Today: 'Aujourd’hui',
    'Last # days': '# derniers jours',
    'Last # months': '# derniers mois',
    'Last # years': '# dernières années',
    All: 'Toutes',
    Business: 'Économie',
    Entertainment: 'Divertissement',
    Health: 'Santé',
    'Science and technology': 'Sciences et technologies',
    'Top stories': 'À la une',
    Travel: 'Voyages',
    Results: 'Résultats',
    Day: 'Jour',
    'Left empty: the last day available.': 'Vide : le dernier jour disponible.',
    'Order by': 'Trier par',
    'Most read': 'Les plus lues',
    'Fastest growing': 'En plus forte hausse',
    'Only pages about': 'Seulement les pages sur',
    Keyword: 'Mot-clé',
    'Product or keyword': 'Produit ou mot-clé',
  },
} satisfies ToolTexts;
