import type english from '../../en/interface-work/shell.ts';
import type { Words } from '../../words.ts';

export default {
  breadcrumbs: 'Ruta',
  bulkOrders: 'Tus pedidos múltiples',
  examples: 'Ejemplos',
  pricing: 'Cuánto cuesta',
  noToolFound: 'Ninguna herramienta se llama así.',
  palette: {
    recent: 'Recientes',
    pages: 'Páginas',
    commands: 'Comandos',
    best: 'Mejores resultados',
    others: 'También se menciona en',
    page: 'Página',
    command: 'Comando',
    nothing: 'Sin resultados',
  },
  keys: {
    toolPicker: 'Buscar una herramienta',
    sidebar: 'Barra lateral',
    dark: 'Modo oscuro',
    search: 'Buscar en esta página',
    new: 'Nuevo documento',
    submit: 'Enviar el formulario',
    save: 'Guardar una versión',
    close: 'Cerrar lo que está abierto',
    help: 'Esta lista',
  },
} satisfies Words<typeof english>;
