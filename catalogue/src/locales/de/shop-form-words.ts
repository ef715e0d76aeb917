// Words of the forms for shops and their customers in German, by their English; "#" stands for a figure.

export const shopWordsInGerman: Record<string, string> = {
  Features: 'Merkmale',
  'One per line, the most important first; "Waterproof: up to # mm" makes a label.':
    'Je Zeile eines, das wichtigste zuerst; aus „Wasserdicht: bis # mm“ wird eine Bezeichnung.',
  'A CSV makes this a bulk order.': 'Eine CSV-Datei macht daraus einen Sammelauftrag.',
  'Number of bullet points': 'Anzahl der Stichpunkte',
  'Maximum characters each': 'Zeichen je Stichpunkt, höchstens',
  'Start with a short label': 'Mit kurzer Bezeichnung beginnen',
  'e.g. WATERPROOF: ...': 'z. B. WASSERDICHT: …',
  '# AI credits per product.': '# KI-Credits je Produkt.',
  Marketplace: 'Marktplatz',
  'Features, materials, sizes': 'Merkmale, Materialien, Größen',
  'Known search terms': 'Bekannte Suchbegriffe',
  'Colour, size, pack': 'Farbe, Größe, Packung',
};
