import type english from '../../en/lexicon/generic-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'guía consejos paso pasos introducción importante importancia mejores elegir ejemplos ejemplo errores comunes ventajas preguntas saber claves básico' satisfies ShapeOf<
  typeof english
>;
