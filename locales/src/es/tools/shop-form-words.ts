// Words of the forms for shops and their customers in Spanish, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {},
  words: {
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
    'Give some information, a page or a source.': 'Indica información, una página o una fuente.',
    'Product, service or page': 'Producto, servicio o página',
    'Information to answer from': 'Información para las respuestas',
    'Facts, or questions that customers have asked with your answers.': 'Datos, o preguntas de clientes con tus respuestas.',
    'Number of questions': 'Número de preguntas',
    Answers: 'Respuestas',
    'Short (#-# words)': 'Breves (#-# palabras)',
    'Medium (#-# words)': 'Medias (#-# palabras)',
    '# AI credits per question.': '# créditos de IA por pregunta.',
    'Category name': 'Nombre de la categoría',
    'Shop or brand': 'Tienda o marca',
    'Main products and subcategories': 'Productos principales y subcategorías',
    'One per line; "Trekking boots: for several days with a heavy pack" says what it is for.':
      'Uno por línea; «Botas de trekking: para varios días con mochila pesada» indica para qué sirve.',
    'Subcategories to link': 'Subcategorías para enlazar',
    'Press Enter to add an item. With an address: Name | https://target-url':
      'Pulsa Intro para añadir un elemento. Con dirección: Nombre | https://url-de-destino',
    'Add questions and answers': 'Añadir preguntas y respuestas',
  },
} satisfies ToolTexts;
