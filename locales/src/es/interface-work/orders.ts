import type english from '../../en/interface-work/orders.ts';
import type { Words } from '../../words.ts';

export default {
  singleOrder: 'Pedido individual',
  kindsOfOrder: 'Tipo de pedido',
  singleHint: 'Un pedido individual redacta un documento a partir de este formulario.',
  bulkHint:
    'Un pedido múltiple redacta un documento por cada fila de un archivo. Ves todos los problemas y el precio antes de pedir nada.',
  hideHint: 'Ocultar la indicación',
  documentTitle: 'Título',
  filter: {
    tool: 'Herramienta',
    type: 'Tipo',
    text: 'Textos',
    media: 'Imágenes, audio y vídeo',
    language: 'Idioma',
    author: 'Pedido por',
    from: 'Desde',
    to: 'Hasta',
    any: 'Todos',
    clear: 'Quitar filtros',
  },
  selection: {
    title: 'Documentos elegidos',
    count_one: '{{documents}} seleccionado',
    count_other: '{{documents}} seleccionados',
    zip_one: '{{documents}} documento en zip',
    zip_other: '{{documents}} documentos en zip',
    zips: '{{documents}} documentos en {{files}} archivos zip',
    everything: 'Seleccionar los {{documents}} documentos',
    first: 'Seleccionar los primeros {{max}} de {{documents}} documentos',
    max: 'Puedes seleccionar como máximo {{max}} documentos a la vez',
    clear: 'Deseleccionar todo',
    loss_one: 'Se elimina {{documents}} documento con sus versiones.',
    loss_other: 'Se eliminan {{documents}} documentos con sus versiones.',
    lossSome_one:
      'Se elimina {{documents}} documento con sus versiones; otros {{others}} no puedes eliminarlos o se están escribiendo.',
    lossSome_other:
      'Se eliminan {{documents}} documentos con sus versiones; otros {{others}} no puedes eliminarlos o se están escribiendo.',
    delete_one: 'Eliminar {{documents}} documento',
    delete_other: 'Eliminar {{documents}} documentos',
    deleted_one: '{{documents}} documento eliminado',
    deleted_other: '{{documents}} documentos eliminados',
  },
  batches: {
    selecting: 'Seleccionando {{done}} de {{documents}} …',
    deleting: 'Eliminando {{done}} de {{documents}} …',
    moving: 'Moviendo {{done}} de {{documents}} …',
    downloading: 'Descargando {{done}} de {{documents}} …',
    stop: 'Detener',
  },
} satisfies Words<typeof english>;
