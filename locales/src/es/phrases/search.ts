import type { SearchPhrases } from '../../en/phrases/search.ts';

const search: SearchPhrases = {
  titles: {
    home: [(keyword) => keyword, (keyword) => `${keyword}: quiénes somos y qué hacemos`, (keyword) => `${keyword} de un vistazo`],
    category: [
      (keyword) => `${keyword}: toda la gama`,
      (keyword) => `${keyword}: comparar y elegir`,
      (keyword) => `${keyword} de un vistazo`,
    ],
    product: [
      (keyword) => keyword,
      (keyword) => `${keyword}: características y detalles`,
      (keyword) => `${keyword} en detalle`,
      (keyword) => `${keyword} de un vistazo`,
    ],
    article: [
      (keyword) => `${keyword}: lo que importa`,
      (keyword) => `${keyword} explicado`,
      (keyword) => `${keyword}: lo esencial`,
      (keyword) => `${keyword} de un vistazo`,
      (keyword) => `${keyword}: lo que hay que saber`,
    ],
    service: [
      (keyword) => `${keyword}: nuestros servicios`,
      (keyword) => `${keyword}: servicios y contacto`,
      (keyword) => `${keyword} de un vistazo`,
    ],
    local_page: [
      (keyword) => `${keyword}: servicios y contacto`,
      (keyword) => `${keyword} cerca`,
      (keyword) => `${keyword} de un vistazo`,
    ],
  },
  calls: {
    home: (formal) =>
      formal
        ? ['Conózcanos.', 'Descubra nuestra oferta.', 'Más información aquí.']
        : ['Conócenos.', 'Descubre nuestra oferta.', 'Más información aquí.'],
    category: (formal) =>
      formal
        ? ['Vea toda la gama.', 'Compare y elija.', 'Consulte la selección.']
        : ['Mira toda la gama.', 'Compara y elige.', 'Consulta la selección.'],
    product: (formal) =>
      formal
        ? ['Consulte todos los detalles.', 'Véalo de cerca.', 'Vea las características.']
        : ['Consulta todos los detalles.', 'Míralo de cerca.', 'Mira las características.'],
    article: (formal) =>
      formal
        ? ['Siga leyendo.', 'Lea el artículo.', 'Aquí tiene las respuestas.']
        : ['Sigue leyendo.', 'Lee el artículo.', 'Aquí tienes las respuestas.'],
    service: (formal) =>
      formal
        ? ['Pida presupuesto.', 'Contacte con nosotros.', 'Vea cómo funciona.']
        : ['Pide presupuesto.', 'Contacta con nosotros.', 'Mira cómo funciona.'],
    local_page: (formal) =>
      formal
        ? ['Contacte con nosotros.', 'Planifique su visita.', 'Vea los datos de contacto.']
        : ['Contacta con nosotros.', 'Planifica tu visita.', 'Mira los datos de contacto.'],
  },
  about: (keyword, topic) => `${keyword}: ${topic}.`,
  sitelinksMissing: 'enlaces de sitio: páginas de la web con un texto y dos líneas breves cada una.',
  headlinesMissing: 'más ventajas breves: las líneas de hasta treinta caracteres se convierten en títulos.',
};

export default search;
