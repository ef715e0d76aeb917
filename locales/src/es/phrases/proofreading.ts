import type english from '../../en/phrases/proofreading.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  commonError: 'Una falta de ortografía frecuente.',
  capital: 'Se escribe con mayúscula.',
  misspelt: 'No está en el diccionario y solo una palabra difiere en una letra.',
  accent: 'Sin sus tildes no está en el diccionario.',
  repeated: 'La palabra está repetida.',
  spaceBefore: 'Antes de este signo no va espacio.',
  spaceAfter: 'Después de la coma va un espacio.',
  doubledSpace: 'Basta un espacio.',
  doubledMark: 'Basta un signo.',
  sentenceStart: 'La oración empieza con mayúscula.',
  unknown: 'No está en el diccionario. Corríjala, o déjela si es un nombre o un término.',
  isRepeatable: 'La palabra está repetida. ¿Es intencionado?',
  unclosed: 'Abierto y no cerrado.',
  other: 'Por favor, compruébelo.',
  method:
    'Revisado con diccionario y reglas, sin modelo. Lo seguro está corregido; lo que requiere una decisión figura en «Por comprobar». No se valoran el estilo ni el sentido de las frases.',
  tooMany: (count) => `Solo se hicieron las primeras ${count} correcciones; para las demás, vuelva a encargar este texto.`,
} satisfies ShapeOf<typeof english>;
