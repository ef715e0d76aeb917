import type english from '../../en/messages/markets.ts';
import type { Words } from '../../words.ts';

export default {
  market_source_wikipedia: 'Visualizações de página da {name} por idioma, mostradas nos países em que ele é o idioma principal',
  market_source_searches: '{name}: buscas por país, como o Google Trends as conta',
  market_source_campaigns: 'Resultados das campanhas por país, como foram importados',
  market_source_publications: 'Documentos publicados nos sites do país',
  market_currencies: 'Essas campanhas gastam em várias moedas. Escolha uma campanha.',
  market_no_source:
    'Nenhuma fonte de dados de busca está conectada. Conecte uma no painel de controle ou traga seus próprios números em CSV.',
  market_wikipedia_away: 'A Wikipédia não respondeu. Tente de novo em instantes ou traga seus próprios números em CSV.',
} satisfies Words<typeof english>;
