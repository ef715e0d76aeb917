// Words of the forms for shops and their customers in French, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {},
  words: {
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
    'Give some information, a page or a source.': 'Indiquez des informations, une page ou une source.',
    'Product, service or page': 'Produit, service ou page',
    'Information to answer from': 'Informations pour répondre',
    'Facts, or questions that customers have asked with your answers.':
      'Des faits, ou des questions de clients avec vos réponses.',
    'Number of questions': 'Nombre de questions',
    Answers: 'Réponses',
    'Short (#-# words)': 'Courtes (#-# mots)',
    'Medium (#-# words)': 'Moyennes (#-# mots)',
    '# AI credits per question.': '# crédits IA par question.',
    'Category name': 'Nom de la catégorie',
    'Shop or brand': 'Boutique ou marque',
    'Main products and subcategories': 'Principaux produits et sous-catégories',
    'One per line; "Trekking boots: for several days with a heavy pack" says what it is for.':
      'Un par ligne\u00a0; «\u00a0Chaussures de trek\u00a0: pour plusieurs jours avec un sac lourd\u00a0» dit à quoi il sert.',
    'Subcategories to link': 'Sous-catégories à lier',
    'Press Enter to add an item. With an address: Name | https://target-url':
      'Appuyez sur Entrée pour ajouter un élément. Avec une adresse\u00a0: Nom | https://url-cible',
    'Add questions and answers': 'Ajouter des questions-réponses',
  },
} satisfies ToolTexts;
