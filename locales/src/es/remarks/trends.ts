import type english from '../../en/remarks/trends.ts';
import type { Words } from '../../words.ts';

export default {
  wikimedia:
    'Fuente: visitas de Wikipedia ({project}) según Wikimedia, {date}. 100 es la cifra más alta mostrada. Es el interés de lectores de una enciclopedia, no de quienes buscan.',
  connected: 'Fuente: {source}, {date}. 100 es la cifra más alta mostrada.',
  breakout: 'Un crecimiento del 5000 % indica que es mayor: antes apenas había búsquedas.',
  own: 'Fuente: las cifras que has introducido, {date}. 100 es la más alta; no se ha añadido nada.',
  short: 'Datos insuficientes para una temporada: hacen falta al menos dos años.',
  none: 'Sin datos para: {list}.',
} satisfies Words<typeof english>;
