import type { BriefPhrases } from '../../en/phrases/brief.ts';

const brief: BriefPhrases = {
  kinds: {
    cost: /(?<!\p{L})(?:cost[eo]s?|precios?|tarifas?|presupuesto|car[oa]s?|barat[oa]s?|pagar|ahorr\p{L}*)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:cómo|como|pasos?|guía|instalar|hacer|construir|limpiar|reparar|elegir|prevenir|mejorar|cuidar)(?!\p{L})/iu,
    choice: /(?<!\p{L})(?:mejor\p{L}*|vs|compara\p{L}*|alternativas?|cuál\p{L}*|tipos?|diferencias?)(?!\p{L})/iu,
    where: /(?<!\p{L})(?:dónde|donde|cerca|aparcar|aparcamiento|lugares|mapa)(?!\p{L})/iu,
    when: /(?<!\p{L})(?:cuándo|cuando|duración|cuánto dura|temporada|invierno|verano|primavera|otoño|horarios?|plazos?)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:permisos?|leyes|ley|normas?|normativa|impuestos?|segur[oa]s?|garantías?|derechos?|obligator\p{L}*|ayudas|subvenci\p{L}*)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:por qué|ventajas?|desventajas?|problemas?|errores|error|riesgos?|motivos?|dolor)(?!\p{L})/iu,
  },
  questions: {
    cost: ['¿Cuánto cuesta en total, con los gastos que se suelen olvidar?', '¿De qué fuente y de qué año es cada cifra?'],
    how: ['¿Qué pasos hay, en qué orden, y qué hace falta para cada uno?', '¿En qué se equivoca quien empieza, y cómo lo nota?'],
    choice: ['¿Para quién es adecuada cada opción, y para quién no?', '¿Con qué tres criterios puede decidir cada cual?'],
    where: ['¿Para qué lugares vale la respuesta, y qué cambia en otros?', '¿A quién se puede preguntar allí?'],
    when: ['¿Desde cuándo y hasta cuándo, y de qué depende?', '¿Qué hay que hacer antes, y qué puede esperar?'],
    rule: ['¿Qué norma se aplica, dónde está escrita y desde cuándo?', '¿Qué excepciones hay, y quién decide?'],
    reason: ['¿Cuál es el motivo principal, y qué ejemplo lo muestra?', '¿Qué habla en contra?'],
  },
  general: [
    '¿Cuál es la respuesta breve, en dos frases?',
    '¿Qué cifra, ejemplo o cita la demuestra?',
    '¿En qué hay que fijarse?',
    '¿Qué se puede hacer ya?',
    '¿Qué dejan sin responder otros textos?',
    '¿Qué experiencia solo puede aportar quien escribe?',
  ],
  headings: ['Lo primero que conviene saber', 'En qué fijarse', 'Los próximos pasos'],
  alsoSaid: 'Además, según las fuentes',
};

export default brief;
