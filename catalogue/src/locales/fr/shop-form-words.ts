// Words of the forms for shops and their customers in French, by their English; "#" stands for a figure.

export const shopWordsInFrench: Record<string, string> = {
  Features: 'Caractéristiques',
  'One per line, the most important first; "Waterproof: up to # mm" makes a label.':
    'Une par ligne, la plus importante d’abord\u00a0; «\u00a0Imperméable\u00a0: jusqu’à # mm\u00a0» donne un intitulé.',
  'A CSV makes this a bulk order.': 'Un fichier CSV en fait une commande groupée.',
  'Number of bullet points': 'Nombre de points forts',
  'Maximum characters each': 'Nombre maximal de caractères par point',
  'Start with a short label': 'Commencer par un intitulé court',
  'e.g. WATERPROOF: ...': 'p. ex. IMPERMÉABLE\u00a0: …',
  '# AI credits per product.': '# crédits IA par produit.',
  Marketplace: 'Place de marché',
  'Features, materials, sizes': 'Caractéristiques, matières, tailles',
  'Known search terms': 'Termes de recherche connus',
  'Colour, size, pack': 'Couleur, taille, lot',
};
