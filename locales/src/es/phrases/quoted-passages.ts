import type english from '../../en/phrases/quoted-passages.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  found: 'No hay ningún modelo conectado: esto son citas, no un texto redactado. Los pasajes más cercanos a tu pregunta:',
  nothing:
    'No hay ningún modelo conectado, así que solo puedo citar, y ningún pasaje comparte una palabra con tu pregunta. Prueba con las palabras que usa el propio texto.',
} satisfies ShapeOf<typeof english>;
