import type english from '../../en/interface-later/briefings.ts';
import type { Words } from '../../words.ts';

export default {
  lead: 'Para qué es un texto: se escribe una vez y se elige en el pedido.',
  new: 'Nuevo briefing',
  search: 'Buscar briefings',
  failed: 'No se han podido cargar los briefings',
  empty: 'Aún no hay briefings',
  emptyLead: 'Di una vez para qué es un tipo de texto y elígelo siempre que pidas uno.',
  emptyForUsers: 'Los briefings los escriben los administradores de tu empresa. Los de aquí aparecen en esta página.',
  nothing: 'Ningún briefing se llama así',
  nothingLead: 'Prueba con otra palabra o vacía la búsqueda.',
  writtenBy: 'de {{name}}',
  template: 'Empezar con',
  blank: 'Un briefing en blanco',
  templateHint: 'Completa tú lo que está entre corchetes.',
  edit: 'Cambiar «{{name}}»',
  create: 'Guardar el briefing',
  delete: 'Eliminar el briefing',
  loss: '«{{name}}» se elimina. Los documentos pedidos con él conservan sus textos.',
  default: 'Predeterminado',
  fields: {
    title: 'Título',
    overall_goal: 'Objetivo general',
    platform: 'Plataforma',
    competitors: 'Competidores',
    structure: 'Estructura',
    tone_of_voice: 'Tono de voz',
  },
  hints: {
    overall_goal: 'Qué debe saber, sentir o hacer después quien lee.',
    platform: 'Dónde aparece el texto.',
    competitors: 'Con quién te comparan.',
    structure: 'Qué va primero, qué sigue, cómo acaba.',
    tone_of_voice: 'En pocas palabras; una voz de marca prevalece.',
  },
} satisfies Words<typeof english>;
