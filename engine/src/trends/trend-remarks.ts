// What trends say of their source, in the six languages: no figure stands without one.
import type { Remark } from '../computed/remark.ts';

export const trendRemarks = {
  wikimedia: {
    en: 'Source: page views of Wikipedia ({project}) by Wikimedia, {date}. 100 is the highest figure shown. Interest of readers of an encyclopaedia, not of searchers.',
    it: 'Fonte: visualizzazioni di Wikipedia ({project}) di Wikimedia, {date}. 100 è il valore più alto mostrato. È l’interesse di chi legge un’enciclopedia, non di chi cerca.',
    de: 'Quelle: Seitenaufrufe der Wikipedia ({project}) von Wikimedia, {date}. 100 ist der höchste gezeigte Wert. Das ist das Interesse von Lesern eines Lexikons, nicht von Suchenden.',
    es: 'Fuente: visitas de Wikipedia ({project}) según Wikimedia, {date}. 100 es la cifra más alta mostrada. Es el interés de lectores de una enciclopedia, no de quienes buscan.',
    fr: 'Source : pages vues de Wikipédia ({project}) selon Wikimedia, {date}. 100 est le plus haut chiffre affiché. C’est l’intérêt de lecteurs d’encyclopédie, pas de chercheurs.',
    'pt-BR':
      'Fonte: visualizações da Wikipédia ({project}) segundo a Wikimedia, {date}. 100 é o maior valor mostrado. É o interesse de leitores de enciclopédia, não de quem busca.',
  },
  connected: {
    en: 'Source: {source}, {date}. 100 is the highest figure shown.',
    it: 'Fonte: {source}, {date}. 100 è il valore più alto mostrato.',
    de: 'Quelle: {source}, {date}. 100 ist der höchste gezeigte Wert.',
    es: 'Fuente: {source}, {date}. 100 es la cifra más alta mostrada.',
    fr: 'Source : {source}, {date}. 100 est le plus haut chiffre affiché.',
    'pt-BR': 'Fonte: {source}, {date}. 100 é o maior valor mostrado.',
  },
  breakout: {
    en: 'A growth of 5,000 % stands for more than that: there were hardly any searches before.',
    it: 'Una crescita del 5.000 % indica che è maggiore: prima non c’era quasi nessuna ricerca.',
    de: 'Ein Wachstum von 5.000 % steht für mehr als das: Vorher gab es kaum Suchen.',
    es: 'Un crecimiento del 5000 % indica que es mayor: antes apenas había búsquedas.',
    fr: 'Une croissance de 5 000 % signifie davantage : il n’y avait presque pas de recherches auparavant.',
    'pt-BR': 'Um crescimento de 5.000 % significa mais do que isso: antes quase não havia buscas.',
  },
  own: {
    en: 'Source: the figures you entered, {date}. 100 is the highest of them; nothing was added.',
    it: 'Fonte: i dati che hai inserito, {date}. 100 è il più alto; nulla è stato aggiunto.',
    de: 'Quelle: Ihre eigenen Zahlen, {date}. 100 ist die höchste; nichts wurde ergänzt.',
    es: 'Fuente: las cifras que has introducido, {date}. 100 es la más alta; no se ha añadido nada.',
    fr: 'Source : les chiffres que vous avez saisis, {date}. 100 est le plus élevé ; rien n’a été ajouté.',
    'pt-BR': 'Fonte: os números que você informou, {date}. 100 é o maior; nada foi acrescentado.',
  },
  short: {
    en: 'Too little data for a season: at least two years are needed.',
    it: 'Troppo pochi dati per una stagionalità: servono almeno due anni.',
    de: 'Zu wenig Daten für eine Saison: Nötig sind mindestens zwei Jahre.',
    es: 'Datos insuficientes para una temporada: hacen falta al menos dos años.',
    fr: 'Trop peu de données pour une saison : il faut au moins deux ans.',
    'pt-BR': 'Dados insuficientes para uma sazonalidade: são necessários ao menos dois anos.',
  },
  none: {
    en: 'No data for: {list}.',
    it: 'Nessun dato per: {list}.',
    de: 'Keine Daten für: {list}.',
    es: 'Sin datos para: {list}.',
    fr: 'Pas de données pour : {list}.',
    'pt-BR': 'Sem dados para: {list}.',
  },
} satisfies Record<string, Remark>;
