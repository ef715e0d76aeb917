import type english from '../../en/remarks/domain-authority.ts';
import type { Words } from '../../words.ts';

export default {
  explained:
    'Estimaciones de esta plataforma según la lista de posiciones indicada: la posición 1 es 100 y la 100 millones es 0, en escala logarítmica. Una página pierde 5 puntos por carpeta y tiene como máximo 10 si no responde con 200. Sirven para comparar; no son cifras de Moz ni de Google.',
  connected: 'Fuente: {source}, {date}. Fuerza según los enlaces de otros dominios, de 0 a 100; solo para comparar páginas.',
  no_list: 'Sin datos: no hay ninguna fuente de posiciones conectada. Pega una lista CSV (dominio; posición).',
  no_data: 'sin datos',
} satisfies Words<typeof english>;
