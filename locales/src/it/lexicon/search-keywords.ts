import type english from '../../en/lexicon/search-keywords.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  noHeadline:
    /(?<!\p{L})(?:vicino a me|vicino a te|nelle vicinanze|in zona|quanto costa|(?:prezz[oi]|cost[oi]|tariffe)$)(?!\p{L})/iu,
  towns:
    'roma;milano;napoli;torino;palermo;genova;bologna;firenze;bari;catania;venezia;verona;messina;padova;trieste;brescia;parma;modena;reggio emilia;reggio calabria;ravenna;rimini;ferrara;livorno;pisa;lucca;siena;arezzo;perugia;terni;ancona;pescara;lecce;taranto;foggia;salerno;caserta;cagliari;sassari;olbia;siracusa;trapani;trento;bolzano;udine;treviso;vicenza;bergamo;monza;como;varese;novara;asti;cuneo;savona;imperia;la spezia;piacenza;cremona;mantova;viterbo;cosenza;catanzaro;matera;lombardia;piemonte;veneto;liguria;toscana;umbria;lazio;abruzzo;molise;campania;puglia;basilicata;calabria;sicilia;sardegna;salento',
} satisfies ShapeOf<typeof english>;
