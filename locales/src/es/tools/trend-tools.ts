// Tools that read figures of searches and pages in Spanish, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    trends_global: { name: 'Tendencias globales', description: 'Descubre qué busca la gente ahora, por país y categoría.' },
    trends_wiki: {
      name: 'Tendencias de Wikipedia',
      description: 'Descubre las páginas de Wikipedia más leídas y las que más suben en un idioma.',
    },
    trends_related: {
      name: 'Tendencias relacionadas',
      description: 'Encuentra búsquedas y temas relacionados con una palabra clave, los principales y los que suben.',
    },
    trends_amazon: {
      name: 'Tendencias de Amazon',
      description: 'Descubre qué escriben los compradores en Amazon en torno a un producto, por marketplace.',
    },
    trends_interest: {
      name: 'Interés a lo largo del tiempo',
      description: 'Compara el interés por hasta cinco palabras clave en el tiempo y encuentra su temporada.',
    },
    page_domain_authority: {
      name: 'Autoridad de página y dominio',
      description: 'Estima la fuerza de hasta diez páginas y sus dominios en una escala de 0 a 100.',
      words: { URLs: 'URL de las páginas' },
    },
  },
  words: {
    'Your own figures (CSV)': 'Tus propias cifras (CSV)',
    'There is no free source: one per line, as search; figure; change in percent.':
      'No hay fuente libre: una por línea, como búsqueda; cifra; cambio en porcentaje.',
    'There is no free source: one per line, as search; figure.': 'No hay fuente libre: una por línea, como búsqueda; cifra.',
    'Left empty, the page views of Wikipedia are read. One per line: date (YYYY-MM-DD); keyword; figure.':
      'Si se deja vacío, se leen las visitas de Wikipedia. Una por línea: fecha (AAAA-MM-DD); palabra clave; cifra.',
    'Rank list (CSV)': 'Lista de posiciones (CSV)',
    'One per line: domain; rank. Without a list there is no data.': 'Una por línea: dominio; posición. Sin lista no hay datos.',
    '# AI credits per URL.': '# créditos de IA por URL.',
    Worldwide: 'Todo el mundo',
    Period: 'Período de tiempo',
    Today: 'Hoy',
    'Last # days': 'Últimos # días',
    'Last # months': 'Últimos # meses',
    'Last # years': 'Últimos # años',
    All: 'Todas',
    Business: 'Negocios',
    Entertainment: 'Entretenimiento',
    Health: 'Salud',
    'Science and technology': 'Ciencia y tecnología',
    'Top stories': 'Noticias destacadas',
    Travel: 'Viajes',
    Results: 'Resultados',
    Day: 'Día',
    'Left empty: the last day available.': 'Vacío: el último día disponible.',
    'Order by': 'Ordenar por',
    'Most read': 'Más leídas',
    'Fastest growing': 'Las que más crecen',
    'Only pages about': 'Solo páginas sobre',
    Keyword: 'Palabra clave',
    'Product or keyword': 'Producto o palabra clave',
  },
} satisfies ToolTexts;
