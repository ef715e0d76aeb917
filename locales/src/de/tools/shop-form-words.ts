// Words of the forms for shops and their customers in German, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {},
  words: {
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
    'Give some information, a page or a source.': 'Geben Sie Informationen, eine Seite oder eine Quelle an.',
    'Product, service or page': 'Produkt, Dienstleistung oder Seite',
    'Information to answer from': 'Angaben für die Antworten',
    'Facts, or questions that customers have asked with your answers.':
      'Fakten oder Fragen Ihrer Kundschaft mit Ihren Antworten.',
    'Number of questions': 'Anzahl der Fragen',
    Answers: 'Antworten',
    'Short (#-# words)': 'Kurz (#–# Wörter)',
    'Medium (#-# words)': 'Mittel (#–# Wörter)',
    '# AI credits per question.': '# KI-Credits je Frage.',
    'Category name': 'Name der Kategorie',
    'Shop or brand': 'Shop oder Marke',
    'Main products and subcategories': 'Wichtigste Produkte und Unterkategorien',
    'One per line; "Trekking boots: for several days with a heavy pack" says what it is for.':
      'Je Zeile eines; „Trekkingstiefel: für mehrere Tage mit schwerem Rucksack“ sagt, wofür es gedacht ist.',
    'Subcategories to link': 'Zu verlinkende Unterkategorien',
    'Press Enter to add an item. With an address: Name | https://target-url':
      'Mit der Eingabetaste hinzufügen. Mit Adresse: Name | https://ziel-url',
    'Add questions and answers': 'Fragen und Antworten hinzufügen',
  },
} satisfies ToolTexts;
