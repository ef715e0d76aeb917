import type english from '../../en/messages/markets.ts';
import type { Words } from '../../words.ts';

export default {
  market_source_wikipedia: 'Visitas a páginas de {name} por idioma, mostradas en los países donde es el idioma principal',
  market_source_searches: '{name}: búsquedas por país, tal como las cuenta Google Trends',
  market_source_campaigns: 'Resultados de las campañas por país, tal como se importaron',
  market_source_publications: 'Documentos publicados en sitios web del país',
  market_currencies: 'Estas campañas gastan en varias monedas. Elige una campaña.',
  market_no_source:
    'No hay ninguna fuente de datos de búsqueda conectada. Conecta una en el panel de control o aporta tus propios datos en CSV.',
  market_wikipedia_away: 'Wikipedia no ha respondido. Inténtalo de nuevo en un momento o aporta tus propios datos en CSV.',
} satisfies Words<typeof english>;
