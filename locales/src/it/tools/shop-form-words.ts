// Words of the forms for shops and their customers in Italian, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {},
  words: {
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
    'Give some information, a page or a source.': 'Indica delle informazioni, una pagina o una fonte.',
    'Product, service or page': 'Prodotto, servizio o pagina',
    'Information to answer from': 'Informazioni per rispondere',
    'Facts, or questions that customers have asked with your answers.': 'Fatti, oppure domande dei clienti con le tue risposte.',
    'Number of questions': 'Numero di domande',
    Answers: 'Risposte',
    'Short (#-# words)': 'Brevi (#-# parole)',
    'Medium (#-# words)': 'Medie (#-# parole)',
    '# AI credits per question.': '# crediti IA per domanda.',
    'Category name': 'Nome della categoria',
    'Shop or brand': 'Negozio o marca',
    'Main products and subcategories': 'Prodotti principali e sottocategorie',
    'One per line; "Trekking boots: for several days with a heavy pack" says what it is for.':
      'Uno per riga; «Scarponi da trekking: per più giorni con zaino pesante» dice a che cosa serve.',
    'Subcategories to link': 'Sottocategorie da collegare',
    'Press Enter to add an item. With an address: Name | https://target-url':
      'Premi Invio per aggiungere una voce. Con un indirizzo: Nome | https://url-di-destinazione',
    'Add questions and answers': 'Aggiungi domande e risposte',
  },
} satisfies ToolTexts;
