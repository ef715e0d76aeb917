import type english from '../../en/lexicon/search-keywords.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  noHeadline: /(?<!\p{L})(?:cerca de m[ií]|cerca m[ií]a|cerca de ti|cuánto cuesta|(?:cerca|precios?|coste|tarifas?)$)(?!\p{L})/iu,
  towns:
    'madrid;barcelona;valencia;sevilla;zaragoza;málaga;murcia;bilbao;alicante;córdoba;valladolid;vigo;gijón;oviedo;granada;vitoria;pamplona;san sebastián;santander;logroño;burgos;salamanca;toledo;badajoz;cáceres;mérida;cádiz;huelva;jaén;almería;cartagena;elche;castellón;tarragona;lleida;girona;huesca;teruel;soria;segovia;ávila;guadalajara;albacete;ciudad real;la coruña;a coruña;santiago;lugo;ourense;pontevedra;tenerife;gran canaria;las palmas;mallorca;ibiza;menorca;andalucía;cataluña;galicia;asturias;cantabria;navarra;aragón;extremadura;canarias;méxico;bogotá;buenos aires',
} satisfies ShapeOf<typeof english>;
