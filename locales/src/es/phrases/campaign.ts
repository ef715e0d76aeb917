import type { CampaignPhrases } from '../../en/phrases/campaign.ts';

const campaign: CampaignPhrases = {
  angles: { offer: 'Oferta', proof: 'Prueba', benefit: 'Ventaja' },
  proofWords:
    /(?<!\p{L})(?:desde (?:hace|19|20)\p{N}*|más de|reseñas?|valoraci\p{L}*|estrellas|certificad\p{L}*|probad\p{L}*|premi\p{L}*|clientes|hogares|por ciento de)(?!\p{L})/iu,
  conditionWords:
    /(?<!\p{L})(?:válid\p{L}*|hasta el|hasta agotar|solo|no acumulable|mínim\p{L}*|exclu\p{L}*|condicion\p{L}*|excepto|salvo)(?!\p{L})/iu,
  angleMissing: 'más ventajas, ofertas o pruebas, una por línea: cada una da una versión propia.',
  pictureMissing: 'qué se ve en la imagen.',
  timing: (days) => (days === 0 ? 'Primer correo' : `Enviar a los ${days} días sin respuesta`),
  prospectMissing: 'una frase sobre quien lee: algo que ha visto de su empresa.',
  proofMissing: 'un resultado o una referencia.',
  followUpMissing: 'algo nuevo para este correo: otra ventaja, un ejemplo o la respuesta a una duda frecuente.',
  ask: (ask, formal) => (formal ? `Mi propuesta: ${ask}. ¿Le viene bien?` : `Mi propuesta: ${ask}. ¿Te viene bien?`),
  optOut: (formal) =>
    formal
      ? 'Si prefiere no recibir más correos míos, basta una respuesta breve y no volveré a escribir.'
      : 'Si prefieres no recibir más correos míos, basta una respuesta breve y no volveré a escribir.',
  lastNote: 'Este es mi último correo sobre el tema.',
  pitch: {
    marketMissing: 'tamaño del mercado y quién forma el equipo.',
    occasionMissing: 'el motivo que lo convierte en noticia justo ahora.',
    gainMissing: 'qué gana el socio.',
    proofMissing: 'cifras, clientes o resultados que lo prueben.',
  },
  buttons: {
    promotion: 'Ver la oferta',
    launch: 'Descubrir la novedad',
    seasonal: 'Ver la oferta',
    abandoned_cart: 'Volver al carrito',
    reactivation: 'Ver las novedades',
    event_invitation: 'Inscribirse',
    loyalty: 'Ver la ventaja',
  },
  offerTitle: 'La oferta',
  benefitsTitle: 'Las ventajas',
  coupon: (code) => `Código: ${code}`,
  conditionsMissing: 'condiciones y plazo de la oferta.',
  landingMissing: 'enlace del botón.',
};

export default campaign;
