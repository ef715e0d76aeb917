import type { PagePhrases } from '../../en/phrases/page.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const small = (text: string) => insideSentence(text, 'es');

const page: PagePhrases = {
  brief: {
    intents: {
      transactional: 'Quien busca quiere comprar o reservar: la página muestra oferta, precio y siguiente paso sin rodeos.',
      commercial: 'Quien busca compara antes de decidir: la página da criterios, diferencias y una recomendación honesta.',
      navigational: 'Quien busca quiere una página o un contacto concreto: la respuesta está arriba del todo.',
      informational: 'Quien busca quiere entender primero: la página explica y después lleva a la oferta.',
    },
    intentNote: (country) => `Deducido de las palabras clave; conviene comprobarlo en los primeros resultados (${country}).`,
    reader: (audience, keyword) => `${audience}. Llegan con la búsqueda ${quoted(keyword, 'es')}.`,
    readerMissing: 'quién lee la página y qué sabe ya.',
    goal: (goal) => `La página tiene un solo objetivo: ${small(goal)}.`,
    shared: (terms) => `Las páginas indicadas coinciden en: ${terms}.`,
    gap: (keywords) => `Ninguna habla de ${keywords}: ese es el hueco.`,
    angleMissing: 'qué puede decir solo esta página: experiencia, datos o imágenes propias.',
    keywordHeadings: [
      (keyword) => `${keyword}: cuándo merece la pena`,
      (keyword) => `${keyword}: en qué fijarse`,
      (keyword) => `${keyword}: cómo funciona`,
    ],
    keywordNotes: [
      'Decir para quién compensa y para quién no.',
      'Dar criterios que el lector pueda comprobar por sí mismo.',
      'Explicar los pasos en orden, con lo que hace falta para cada uno.',
    ],
    generalNotes: {
      needs: 'Enumerar lo que hace falta antes de empezar.',
      costs: 'Indicar los costes de compra, de uso y ocultos, cada uno con su fuente.',
      mistakes: 'Indicar cada error junto con su remedio.',
      answers: 'Responder a las preguntas de más abajo, cada una en dos o tres frases.',
    },
    next: 'El siguiente paso',
    openingNote: 'Responder a la búsqueda en las dos primeras frases; los detalles vienen después.',
    goalNote: 'Una sola llamada a la acción, sin otra al lado.',
    questions: [
      (keyword) => `${keyword}: ¿cuánto cuesta?`,
      (keyword) => `${keyword}: ¿para quién es buena opción?`,
      (keyword) => `${keyword}: ¿qué alternativas hay?`,
      (keyword) => `${keyword}: ¿qué errores son frecuentes?`,
    ],
    linksMissing: 'páginas del propio sitio a las que enlazar, con su dirección.',
    marks: { do: 'Sí: ', leave: 'No: ' },
    keywordPositions: (keyword) => `${quoted(keyword, 'es')} aparece en el título, el primer párrafo y el meta título.`,
    answersFirst: 'cada apartado responde a su pregunta en las dos primeras frases.',
    endsWithGoal: (goal) => `el texto termina con el objetivo: ${small(goal)}.`,
    wordBudget: 'ningún apartado supera en más de una décima parte sus palabras.',
    proof: 'cada cifra lleva su fuente.',
    noFigures: 'dar precios, fechas o estudios que no estén en ninguna fuente.',
    noRepeats: 'repetir la palabra clave principal en todos los títulos.',
    neverUse: (words) => `usar palabras que la voz de marca excluye: ${words}.`,
    mustUse: (words) => `estas palabras de la voz de marca están en el texto: ${words}.`,
  },
};

export default page;
