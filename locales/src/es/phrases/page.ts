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
  cards: {
    openings: [
      (subject, category, shop) => `${subject} en ${shop}: una categoría propia junto a la de ${small(category)}.`,
      (subject, _, shop) => `¿En busca de ${small(subject)}? ${shop} lo reúne todo en un solo lugar.`,
      (subject, category) => `De ${small(category)} a ${small(subject)} hay solo un clic.`,
      (subject, category, shop) => `Además de ${small(category)}, en ${shop} hay también ${small(subject)}.`,
      (subject, _, shop) => `Todo lo que ${shop} reúne en ${quoted(subject, 'es')} está a un clic.`,
      (subject, category) => `${subject} y ${small(category)}, una categoría junto a otra: basta abrirlas y comparar.`,
    ],
    openingsAlone: [
      (subject, category) => `${subject}: una categoría propia junto a la de ${small(category)}.`,
      (subject) => `¿En busca de ${small(subject)}? Todo está reunido en un solo lugar.`,
      (subject, category) => `De ${small(category)} a ${small(subject)} hay solo un clic.`,
    ],
    factsMissing: (subject) => `dos o tres datos sobre ${small(subject)}, por ejemplo surtido, materiales y precios.`,
    subjectMissing: 'una palabra clave con enlace o un título para esta tarjeta.',
    button: (subject) => `Ver ${small(subject)}`,
    answerMissing: (question) => `una respuesta a «${question}» en dos o tres frases.`,
    plainButton: 'Ver la categoría',
    footerMissing: (category) => `texto de pie sobre ${small(category)}: consejos para elegir, cuidado, entrega.`,
  },
  store: {
    inCity: (city) => ` en ${city}`,
    introductions: [
      (store, service, inCity) => `${store} ofrece ${small(service)}${inCity}.`,
      (store, service, inCity) => `${service}${inCity}: eso es lo que ofrece ${store}.`,
      (store, service, inCity) => `Para ${small(service)}${inCity}, la dirección es ${store}.`,
    ],
    headings: { hours: 'Horario', way: 'Cómo llegar', team: 'Las personas', offer: 'Qué se encuentra aquí' },
    words: {
      hours: /(?<!\p{L})(?:abiert[oa]s?|abre|abrimos|cerrad[oa]s?|cierra|horarios?|con cita previa)(?!\p{L})/iu,
      way: /(?<!\p{L})(?:aparca\p{L}*|parking|autobús|tranvía|metro|estación|parada|a pie|andando|frente a|cerca)(?!\p{L})/iu,
      team: /(?<!\p{L})(?:equipo|asesora\p{L}*|aconseja\p{L}*|dirige\p{L}*|atiende\p{L}*|maestr[oa]s?|años de experiencia)(?!\p{L})/iu,
      offer:
        /(?<!\p{L})(?:ofrec\p{L}*|servicios?|reparacion(?:es)?|reparación|alquiler|taller(?:es)?|visitas?|surtido|prueba|probar|entrega|recogida|catas?)(?!\p{L})/iu,
    },
    address: (address) => `Dirección: ${address}`,
    phone: (phone) => `Teléfono: ${phone}`,
    questions: {
      address: (store) => `¿Dónde está ${store}?`,
      hours: (store) => `¿Qué horario tiene ${store}?`,
      way: (store) => `¿Cómo se llega a ${store}?`,
      team: () => '¿Quién asesora en la tienda?',
      offer: (store) => `¿Qué ofrece ${store}?`,
      phone: (store) => `¿Cuál es el teléfono de ${store}?`,
    },
    missing: {
      address: 'dirección',
      hours: 'horario',
      phone: 'teléfono',
      offer: 'lo que solo ofrece esta tienda',
    },
    columns: {
      name: ['nombre', 'tienda', 'sucursal', 'local', 'sede'],
      address: ['dirección', 'direccion', 'calle'],
      city: ['ciudad', 'población', 'zona', 'ciudad o zona', 'localidad'],
      hours: ['horario', 'horarios', 'apertura'],
      services: ['servicios', 'servicio', 'oferta', 'surtido'],
      phone: ['teléfono', 'telefono', 'tel', 'tel.'],
      notes: ['notas', 'nota', 'observaciones', 'descripción'],
    },
  },
  managed: {
    lead: (keyword, brand, parts) => `${keyword}${brand === '' ? '' : ` en ${brand}`}. En esta página: ${parts}.`,
    sectionMissing: (heading) => `datos para ${quoted(heading, 'es')}`,
    processWords: /(?<!\p{L})(?:cómo (?:funciona|se)|pasos|proceso)(?!\p{L})/iu,
    stepWords: /(?<!\p{L})(?:reserv\p{L}*|pedi\p{L}*|recog\p{L}*|devol\p{L}*|devuel\p{L}*|en línea|web|app)(?!\p{L})/iu,
    task: (task) => `según el encargo: ${quoted(task, 'es')}`,
    added: (heading) => `Apartado nuevo: ${heading}`,
    kept: (heading) => `Ya está en la página y no se ha vuelto a escribir: ${heading}`,
    factsFor: (heading) => `¿Qué datos van en ${quoted(heading, 'es')}?`,
    addressesFor: (keywords) => `¿A qué direcciones deben enlazar estas palabras: ${keywords}?`,
    tooShort: 'El material no alcanza para la extensión pedida. ¿Qué otros datos hay?',
    leftOut: 'Se han dejado fuera algunas frases del contenido adicional porque superaban la extensión pedida.',
  },
};

export default page;
