import type english from '../../en/lexicon/generic-words.ts';
import type { Words } from '../../words.ts';

export default 'guía consejos paso pasos introducción importante importancia mejores elegir ejemplos ejemplo errores comunes ventajas preguntas saber claves básico' satisfies Words<
  typeof english
>;
