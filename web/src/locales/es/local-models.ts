import type en from '../en/local-models.ts';

export default {
  title: 'Modelos en esta máquina',
  lead: 'Modelos pequeños que escriben sin ningún proveedor. Vienen de {{host}} y se comprueban con sus sumas; ahora hay libres {{disk}} de disco y {{memory}} de memoria.',
  memory: 'unos {{size}} de memoria mientras escribe',
  download: 'Descargar',
  resume: 'Continuar',
  again: 'Reintentar',
  pause: 'Pausar',
  use: 'Usar para escribir',
  remove: 'Eliminar el modelo',
  writes: 'escribe ahora',
  progress: 'Descarga de {{name}}',
  done: '{{done}} de {{size}}',
  loss: '{{name}} y su archivo se eliminan de esta máquina. Se puede volver a descargar.',
  lossChosen: '{{name}} es el que escribe ahora. Se elimina con su archivo y vuelve a escribir el compositor integrado.',
  states: {
    queued: 'En espera',
    downloading: 'Descargando',
    verifying: 'Comprobando',
    paused: 'En pausa',
    ready: 'Listo',
    failed: 'Con error',
  },
} satisfies typeof en;
