// Words of the forms for shops and their customers in Spanish, by their English; "#" stands for a figure.

export const shopWordsInSpanish: Record<string, string> = {
  Features: 'Características',
  'One per line, the most important first; "Waterproof: up to # mm" makes a label.':
    'Una por línea, la más importante primero; «Impermeable: hasta # mm» crea una etiqueta.',
  'A CSV makes this a bulk order.': 'Con un CSV se convierte en un pedido múltiple.',
  'Number of bullet points': 'Número de puntos clave',
  'Maximum characters each': 'Máximo de caracteres de cada uno',
  'Start with a short label': 'Empezar con una etiqueta breve',
  'e.g. WATERPROOF: ...': 'p. ej., IMPERMEABLE: …',
  '# AI credits per product.': '# créditos de IA por producto.',
  Marketplace: 'Plataforma de venta',
  'Features, materials, sizes': 'Características, materiales, tamaños',
  'Known search terms': 'Términos de búsqueda conocidos',
  'Colour, size, pack': 'Color, talla, paquete',
};
