import type english from '../../en/messages/engine.ts';
import type { Words } from '../../words.ts';

export default {
  FILE_TOO_LARGE: 'El archivo es demasiado grande: {detail}',
  PICTURE_TOO_LARGE: 'La imagen es demasiado grande para procesarla: {detail}',
  FILE_DAMAGED: 'El archivo no se puede leer; puede estar dañado: {detail}',
  NOTHING_TO_SAY: 'El texto no contiene nada que leer',
  LINE_WITHOUT_TIME: 'Una línea no tiene tiempo; escribe «00:05 | texto»: {detail}',
  LINE_AFTER_END: 'Una línea empieza después del final del vídeo: {detail}',
  NOTHING_HEARD: 'No se oye ninguna voz en el archivo',
  NOTHING_TO_TRANSLATE: 'No hay nada que traducir',
  NEEDS_FIGURES: 'No hay una fuente libre para estas cifras: pega las tuyas en CSV. No se inventa nada.',
  PAGE_UNREADABLE: 'No se ha podido leer la página {detail}',
  PAGE_MISSING: 'La página {detail} no existe',
  PAGE_CLOSED: 'La página {detail} pide iniciar sesión o rechaza programas',
  PAGE_FAILED: 'El servidor de la página {detail} respondió con un error. Inténtalo más tarde.',
  PAGE_REDIRECTS: 'La página {detail} redirige en círculo',
  PAGE_EMPTY: 'La página {detail} no contiene texto',
  PAGE_NOT_PUBLIC: 'La dirección {detail} no es una página pública',
  FILE_UNREADABLE: 'No se pudo leer el archivo {detail}. Puede estar dañado o ser de otro tipo que el que indica su nombre.',
  FILE_ENCRYPTED: 'El archivo {detail} está protegido con contraseña. Guárdalo sin ella y vuelve a añadirlo.',
  FILE_EMPTY: 'El archivo {detail} no contiene texto',
  MORE_WORDS_THAN_PRICED:
    '{detail} tiene más palabras de las que cubren los créditos reservados para una fila de un pedido múltiple; pídelo por separado',
  NOTHING_TO_CHANGE: 'Sin un modelo no hay nada que cambiar aquí',
  PART_MISSING: 'Lo que había que reescribir ya no está en el texto',
} satisfies Words<typeof english>;
