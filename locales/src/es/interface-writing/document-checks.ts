import type english from '../../en/interface-writing/document-checks.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'No está en tus fuentes',
  lead: 'Ni tus datos ni tus fuentes contienen esta información. Compruébala antes de usar el texto.',
  none: 'Ninguna cifra, nombre, fecha, certificado o enlace sin fuente.',
  failed: 'No se pudieron cargar las comprobaciones',
  show: 'Mostrar en el texto',
  confirm: 'Confirmar',
  confirmLabel: 'Confirmar {{claim}}',
  ordered: 'Según el pedido',
  kinds: {
    figure: 'Cifra',
    date: 'Fecha',
    name: 'Nombre',
    certificate: 'Certificado o premio',
    link: 'Enlace',
  },
  checks: {
    length: {
      met: '{{came}} palabras, {{asked}} pedidas',
      unmet: '{{came}} palabras, {{asked}} pedidas',
    },
    amount: {
      met: '{{came}} de {{asked}} elementos',
      unmet: '{{came}} de {{asked}} elementos',
    },
    language: {
      met: 'Idioma: {{asked}}',
      unmet: 'Parece {{came}}, pedido en {{asked}}',
    },
    placeholders: {
      met: 'No quedan marcadores por rellenar',
      unmet: 'Marcadores por rellenar',
    },
    headings: {
      met: 'Encabezados confirmados completos y en orden',
      unmet: 'Encabezados confirmados que faltan o están desordenados',
    },
    voice: {
      met: 'Respeta las reglas léxicas de la voz de marca',
      unmet: 'Incumple las reglas léxicas de la voz de marca',
    },
    competitors: {
      met: 'Ningún competidor mencionado',
      unmet: 'Competidores mencionados',
    },
  },
  opinion: {
    title: 'Segunda opinión',
    lead: 'Un modelo lee el texto según los criterios de su género y enumera lo incorrecto o dudoso. No cambia nada.',
    of: 'Versión {{version}}, leída por {{model}}, {{at}}',
    none: 'Sin observaciones.',
    ask: 'Pedir una segunda opinión',
    askAnother: 'Pedir otra opinión',
    price: '{{credits}}, leído por {{model}}',
    reading: 'Leyendo el texto…',
    topics: {
      facts: 'Hechos',
      limits: 'Límites',
      voice: 'Voz',
      purpose: 'Propósito',
      language: 'Idioma',
    },
  },
} satisfies Words<typeof english>;
