import type { BriefPhrases } from '../../en/phrases/brief.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const brief: BriefPhrases = {
  kinds: {
    cost: /(?<!\p{L})(?:cuestan?|alquiler|comisi[óo]n|comisiones|fianza|rentabilidad|inversi[óo]n|inversiones|sueldos?|salarios?|ingresos|ganancias?|cost[eo]s?|precios?|tarifas?|presupuesto|car[oa]s?|barat[oa]s?|pagar|ahorr\p{L}*)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:cómo|como|pasos?|guía|instalar|hacer|construir|limpiar|reparar|elegir|prevenir|mejorar|cuidar)(?!\p{L})/iu,
    choice:
      /(?<!\p{L})(?:merece la pena|conviene|vale la pena|mejor\p{L}*|vs|compara\p{L}*|alternativas?|cuál\p{L}*|tipos?|diferencias?)(?!\p{L})/iu,
    where: /(?<!\p{L})(?:dónde|donde|cerca|aparcar|aparcamiento|lugares|mapa)(?!\p{L})/iu,
    when: /(?<!\p{L})(?:cu[áa]ntos d[íi]as|cu[áa]nto (?:tiempo|tarda)|tarda|cuándo|cuando|duración|cuánto dura|temporada|invierno|verano|primavera|otoño|horarios?|plazos?)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:subvenci[óo]n|financiaci[óo]n|multas?|sanci[óo]n|sanciones|declaraci[óo]n|comunicaci[óo]n|medici[óo]n|medici[óo]nes|justificantes?|ruidos?|inspecci[óo]n|zonas?|requisitos?|documentos?|documentaci[óo]n|certificados?|licencias?|registro|c[óo]digos?|contratos?|permisos?|leyes|ley|normas?|normativa|impuestos?|segur[oa]s?|garantías?|derechos?|obligator\p{L}*|ayudas|subvenci\p{L}*)(?!\p{L})/iu,
    measure:
      /(?<!\p{L})(?:tamaños?|medidas?|kw|vatios?|calcular|cálculo|cuánt[oa]s?|distancias?|cantidad|potencia|dosis|temperatura|peso)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:por qué|ventajas?|desventajas?|problemas?|errores|error|riesgos?|motivos?|dolor)(?!\p{L})/iu,
  },
  questions: {
    cost: ['¿Cuánto cuesta en total, con los gastos que se suelen olvidar?', '¿De qué fuente y de qué año es cada cifra?'],
    how: [
      '¿Qué pasos hay, en qué orden, y qué hace falta para cada uno?',
      '¿Qué paso se omite más a menudo, y qué consecuencias tiene?',
    ],
    choice: ['¿Para quién es adecuada cada opción, y para quién no?', '¿Con qué tres criterios puede decidir cada cual?'],
    where: ['¿Para qué lugares vale la respuesta, y qué cambia en otros?', '¿A quién se puede preguntar allí?'],
    when: ['¿Desde cuándo y hasta cuándo, y de qué depende?', '¿Qué hay que hacer antes, y qué puede esperar?'],
    rule: ['¿Qué norma se aplica, dónde está escrita y desde cuándo?', '¿Qué excepciones hay, y quién decide?'],
    measure: ['¿Cómo se calcula el valor adecuado para cada caso?', '¿Qué dos ejemplos con cifras lo muestran?'],
    reason: ['¿Cuál es el motivo principal, y qué ejemplo lo muestra?', '¿Qué habla en contra?'],
  },
  general: [
    ['¿Qué preguntan los lectores, con sus propias palabras?', '¿Cuál es la respuesta, y quién lo dice?'],
    ['¿Qué dejan sin responder otros textos?', '¿Qué experiencia solo puede aportar quien escribe?'],
    ['¿Qué hay que hacer primero, y qué puede esperar?', '¿Qué hace falta para ello?'],
    ['¿En qué hay que fijarse?', '¿Qué pasa si no se hace?'],
    ['¿Qué ejemplo lo muestra?', '¿Qué se puede aprender de él?'],
    ['¿Qué imagen, tabla o lista lo explica mejor que un texto?', '¿Qué debe contener?'],
    ['¿A quién se puede preguntar?', '¿Qué conviene tener a mano?'],
    ['¿En qué se reconoce la buena calidad?', '¿Y una mala oferta?'],
    ['¿Qué ha cambiado en los dos últimos años?', '¿Qué consejo al respecto está anticuado?'],
  ],
  opening: (topic) => [
    `${quoted(topic, 'es')}: ¿cuál es la respuesta breve, en dos frases?`,
    '¿Qué cifra, ejemplo o cita la demuestra?',
  ],
  headings: [
    {
      heading: 'Lo primero que conviene saber',
      questions: ['¿De qué se trata, en dos frases?', '¿Qué ejemplo conocen los lectores de su día a día?'],
    },
    {
      heading: 'En qué fijarse',
      questions: ['¿Qué sale mal con más frecuencia, y cómo se nota a tiempo?', '¿Cuándo conviene acudir a un profesional?'],
    },
    {
      heading: 'Las preguntas más frecuentes',
      questions: ['¿Qué tres preguntas salen en todas las conversaciones?', '¿Cuál es la respuesta a cada una, en una frase?'],
    },
    {
      heading: 'Un ejemplo de la práctica',
      questions: ['¿Quién tenía el problema, y qué hizo?', '¿Cuánto costó, y en qué quedó?'],
    },
    { heading: 'Una lista de comprobación', questions: ['¿Qué cinco puntos se pueden marcar?', '¿En qué orden?'] },
    {
      heading: 'Los próximos pasos',
      questions: ['¿Qué se puede hacer hoy, esta semana y más adelante?', '¿Qué oferta o página propia ayuda a hacerlo?'],
    },
  ],
  alsoSaid: 'Además, según las fuentes',
};

export default brief;
