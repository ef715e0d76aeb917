import type english from '../../en/interface-later/style-guide.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Guía de estilo',
  areas: { components: 'Componentes', forms: 'Formularios', 'table-list': 'Tablas', pages: 'Páginas' },
  components: {
    buttons: { name: 'Botones', lead: 'Botones, etiquetas, mosaicos y pestañas en cada estado, dibujados por el código en uso.' },
    'grid-system': { name: 'Cuadrícula', lead: 'Doce columnas, el marco de una página y su cabecera.' },
    panels: { name: 'Paneles', lead: 'Paneles, filas, datos, cifras y hojas.' },
    'sweet-alert': { name: 'Sweet alert', lead: 'Preguntas antes de perder algo, diálogos y paneles laterales.' },
    notifications: { name: 'Notificaciones', lead: 'Avisos emergentes, progreso y puntuaciones.' },
    icons: { name: 'Iconos', lead: 'Cada icono de una herramienta con su nombre.' },
    typography: { name: 'Tipografía', lead: 'Tipos, espacios y colores, con su contraste medido en este navegador.' },
  },
  forms: {
    regular: { name: 'Básicos', lead: 'Cada tipo de campo que una herramienta puede pedir.' },
    extended: { name: 'Avanzados', lead: 'Archivos, etiquetas, fuentes y periodos.' },
    validation: { name: 'Validación', lead: 'Todos los errores a la vez, debajo de sus campos, y cada mensaje del producto.' },
    wizard: { name: 'Asistente', lead: 'Un pedido por pasos: barras con nombres, títulos propuestos y el precio al pie.' },
  },
  tableList: {
    regular: { name: 'Básicas', lead: 'Tablas y filas.' },
    extended: { name: 'Avanzadas', lead: 'Grupos, una selección y lo que se puede hacer con ella.' },
    paginated: { name: 'Paginadas', lead: 'La lista con su paginación; vacía, cargando y con error.' },
  },
  pages: {
    user: { name: 'Usuario', lead: 'Tu perfil.' },
    pricing: { name: 'Precios', lead: 'Lo que cuesta cada herramienta.' },
    timeline: { name: 'Cronología', lead: 'Lo que has hecho, lo más reciente primero.' },
    empty: { name: 'Vacío y error', lead: 'Páginas enteras cuando no hay nada que mostrar o algo ha fallado.' },
    rtl: { name: 'De derecha a izquierda', lead: 'El marco y sus páginas en espejo.' },
  },
  head: {
    scheme: 'Esquema de color',
    light: 'Claro',
    dark: 'Oscuro',
    both: 'Ambos',
    device: 'Pantalla',
    desk: 'Escritorio',
    phone: 'Móvil',
    direction: 'Dirección',
    ltr: 'LTR',
    rtl: 'RTL',
    brand: 'Marca: {{name}}',
    brandLabel: 'Colores de la marca',
    ownBrand: 'Tu empresa',
    ownColors: 'Colores propios',
  },
  acts: {
    none: 'Todavía nada. Lo que cambies en la empresa aparecerá aquí.',
    failed: 'No se pudo cargar tu actividad',
  },
} satisfies Words<typeof english>;
