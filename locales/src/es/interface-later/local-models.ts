import type english from '../../en/interface-later/local-models.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Modelos en esta máquina',
  lead: 'Modelos pequeños que escriben o escuchan sin ningún proveedor. Vienen de {{host}} y se comprueban con sus sumas; ahora hay libres {{disk}} de disco y {{memory}} de memoria.',
  does: {
    text: 'escribe textos',
    transcription: 'transcribe grabaciones',
  },
  memory: {
    text: 'unos {{size}} de memoria mientras escribe',
    transcription: 'unos {{size}} de memoria mientras escucha',
  },
  download: 'Descargar',
  resume: 'Continuar',
  retry: 'Reintentar',
  pause: 'Pausar',
  use: {
    text: 'Usar para escribir',
    transcription: 'Usar para escuchar',
  },
  remove: 'Eliminar el modelo',
  inUse: {
    text: 'escribe ahora',
    transcription: 'escucha ahora',
  },
  progress: 'Descarga de {{name}}',
  done: '{{done}} de {{size}}',
  loss: '{{name}} y su archivo se eliminan de esta máquina. Se puede volver a descargar.',
  lossChosen: {
    text: '{{name}} es el que escribe ahora. Se elimina con su archivo y vuelve a escribir el compositor integrado.',
    transcription:
      '{{name}} es el que escucha ahora. Se elimina con su archivo y las grabaciones esperan hasta que se conecte otro modelo.',
  },
  states: {
    queued: 'En espera',
    downloading: 'Descargando',
    verifying: 'Comprobando',
    paused: 'En pausa',
    ready: 'Listo',
    failed: 'Con error',
  },
} satisfies Words<typeof english>;
