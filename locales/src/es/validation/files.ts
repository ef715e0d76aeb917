import type english from '../../en/validation/files.ts';
import type { Words } from '../../words.ts';

export default {
  file_kind: 'Por su contenido, {name} no es ninguno de estos: {kinds}',
  file_damaged: '{name} no se puede leer; puede estar dañado',
  file_without_words: 'No hay palabras en {name}; un escaneo solo contiene imágenes de ellas',
  table_without_rows: '{name} no tiene filas debajo del encabezado',
  table_too_long: 'Un pedido admite como máximo {max} filas; para más, haz un pedido múltiple',
  picture_too_many_pixels: '{name} tiene más de 50 millones de píxeles',
  file_by_address:
    'En un pedido múltiple, indica los archivos por su dirección https; un archivo subido pertenece a un solo documento',
  columns_missing: '{name} necesita estas columnas: {columns}',
  file_without_pairs: 'En {name} no hay palabras con una traducción',
  file_with_entities: '{name} declara entidades propias, que no se leen; guárdalo sin ellas',
  too_many_pairs: '{name} contiene más de {max}; divídelo en varios archivos',
  upload_gone: 'Este archivo ya no está; súbelo de nuevo',
  not_a_picture: '{name} no es una imagen PNG, JPEG o WebP',
  picture_too_large: '{name} supera {max} MB',
  file_too_large: '{name} supera los 10 MB',
  file_type: '{name} no es un tipo de archivo admitido',
  file_empty: '{name} está vacío',
  source_name_required: 'Indica un nombre para la fuente: es obligatorio',
  source_file_required: 'Subir un archivo es obligatorio',
  source_url_required: 'Introducir la URL de la fuente es obligatorio',
  too_many_cells: 'Esta fila tiene más celdas que columnas. ¿Hay una coma o un punto y coma fuera de las comillas?',
  no_column: 'Ninguna columna está asociada a «{field}». {text}',
  row: 'Fila {text}',
} satisfies Words<typeof english>;
