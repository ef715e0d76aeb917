import type english from '../../en/lexicon/authors-voice.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  firstPerson:
    /(?<!\p{L})(?:yo|nosotr[oa]s|nuestr[oa]s?|mi|mis|hemos|habíamos|somos|estamos|tenemos|podemos|debemos|queremos|vamos|vemos|hacemos|hicimos|usamos|utilizamos|recomendamos|he|tengo|creo|uso|me|conmigo|descubrí|aprendí|compré|probé|encontré|sabemos|conocemos|veamos|recordemos|\p{L}{3,}(?:aremos|eremos|iremos|ábamos|íamos))(?!\p{L})/iu,
  asOne: /(?<!\p{L})(?:yo|mi|mis|he|tengo|creo|uso|quiero|me|conmigo|descubrí|aprendí|compré|probé|encontré)(?!\p{L})/iu,
  pointsElsewhere:
    /(?<!\p{L})(?:como sigue|(?:l[oa]s?|el) siguientes?(?! (?:día|año|semana|mes))|a continuación|(?:véase|ver (?:la|el) (?:sección|capítulo|figura|tabla)|consulte (?:la|el) (?:sección|capítulo))|(?:arriba|abajo|anteriormente) (?:mencionad|descrit|indicad)|como (?:se (?:ha|ve|vio|muestra|indicó)|ya |hemos )|(?:este|próximo|siguiente) (?:capítulo|artículo|apartado|libro)|(?:esta|próxima|siguiente) (?:sección|guía)|sección \d|capítulo \d|figura \d|tabla \d)/iu,
} satisfies ShapeOf<typeof english>;
