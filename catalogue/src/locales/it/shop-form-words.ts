// Words of the forms for shops and their customers in Italian, by their English; "#" stands for a figure.

export const shopWordsInItalian: Record<string, string> = {
  Features: 'Caratteristiche',
  'One per line, the most important first; "Waterproof: up to # mm" makes a label.':
    'Una per riga, la più importante per prima; «Impermeabile: fino a # mm» crea un’etichetta.',
  'A CSV makes this a bulk order.': 'Con un file CSV diventa un ordine multiplo.',
  'Number of bullet points': 'Numero di punti elenco',
  'Maximum characters each': 'Caratteri massimi per punto',
  'Start with a short label': 'Inizia con una breve etichetta',
  'e.g. WATERPROOF: ...': 'es. IMPERMEABILE: …',
  '# AI credits per product.': '# crediti IA per prodotto.',
  Marketplace: 'Piattaforma di vendita',
  'Features, materials, sizes': 'Caratteristiche, materiali, misure',
  'Known search terms': 'Termini di ricerca noti',
  'Colour, size, pack': 'Colore, taglia, confezione',
};
