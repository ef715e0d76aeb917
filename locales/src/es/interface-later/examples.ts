import type english from '../../en/interface-later/examples.ts';
import type { Words } from '../../words.ts';

export default {
  lead: 'Qué se pidió a cada herramienta y qué sale. Aquí no se pide nada ni nada cuesta.',
  given: 'Lo que se indicó',
  result: 'Lo que sale',
  madeBy: 'Hecho por el motor integrado solo con estas palabras.',
  noResult:
    'Aquí no hay resultado que mostrar: esta herramienta necesita un modelo conectado, un archivo, una página web o unos minutos. Con el ejemplo se puede pedir al momento.',
  tryIt: 'Probar este ejemplo',
  all: 'Todos los ejemplos',
  hasResult: 'Con su resultado',
  onlyGiven: 'Muestra lo que se pide',
  failed: 'No se pudieron cargar los ejemplos',
} satisfies Words<typeof english>;
