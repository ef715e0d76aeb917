import type english from '../../en/lexicon/search-intent.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  transactional:
    'comprar precio precios barato barata baratos baratas oferta ofertas descuento pedir tienda reservar alquiler coste venta online presupuesto subvención subvenciones ayuda ayudas financiación comprarlo alquilar',
  commercial: 'mejor mejores top vs comparativa comparar opiniones reseña reseñas alternativa alternativas test',
  informational: 'cómo como qué por cuándo quién dónde guía ideas consejos significado ejemplos definición tutorial',
  navigational: 'login entrar web contacto cuenta horario horarios dirección oficial soporte teléfono',
} satisfies ShapeOf<typeof english>;
