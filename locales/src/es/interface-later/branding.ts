import type english from '../../en/interface-later/branding.ts';
import type { Words } from '../../words.ts';

export default {
  identity: 'Nombre y logotipos',
  name: 'Nombre del producto',
  nameHint: 'Aparece en la barra lateral, en los títulos y en los correos. Si está vacío, aparece {{usual}}.',
  company_logo: {
    label: 'Logotipo',
    hint: 'Sustituye al símbolo en la barra lateral y en la página de acceso.',
  },
  company_jumbo_logo: {
    label: 'Logotipo grande',
    hint: 'Abre una franja con tu color sobre el panel.',
  },
  drop: 'Suelta aquí una imagen o elígela',
  kinds: 'PNG, JPEG o WebP, hasta 1 MB',
  refused: '{{name}} no es un PNG, JPEG o WebP de 1 MB como máximo',
  colors: 'Colores',
  theme: 'Usar nuestros colores',
  themeHint: 'Si se desactiva, todos ven los colores del producto; los tuyos se conservan.',
  custom_color_primary: 'Primario: botones y enlaces',
  custom_color_background: 'Fondo: barra lateral y superior',
  custom_color_secondary: 'Secundario: marcadores y símbolo',
  notColor: 'Indica un color como #0f7a5c',
  guard: 'Contraste',
  primaryDarkened:
    'El texto blanco sobre {{color}} tendría un contraste de solo {{asked}}:1. Los botones usan {{used}}, con {{ratio}}:1.',
  primaryKept: 'Texto blanco en botones de color {{color}}: {{ratio}}:1.',
  chromeMoved:
    'Las palabras sobre {{color}} tendrían un contraste de solo {{asked}}:1. Las barras usan {{used}}, con {{ratio}}:1.',
  chromeKept: 'Palabras más tenues de la barra lateral sobre {{color}}: {{ratio}}:1.',
  texts: 'Textos',
  country: 'País de tus lectores',
  countryHint:
    'Decide, por ejemplo, entre el español de España y el de México cuando ni la voz de marca ni el sitio web lo indican.',
  noCountry: 'Sin país',
  areas: 'Qué ven las personas',
  hide_generic_task_assignment: 'Ocultar la asignación de tareas',
  hide_audience: 'Ocultar las campañas de audiencia',
  hide_translations: 'Ocultar el gestor de traducciones',
  reports_by_person: 'Mostrar a las personas por nombre en los informes',
  guest_codes: 'Los invitados confirman sus decisiones con un código enviado por correo',
  preview: 'Vista previa',
  light: 'Claro',
  dark: 'Oscuro',
  undo: 'Deshacer los cambios',
  unsaved: 'Al guardar, todos en la cuenta lo ven al instante.',
  saturation: 'Saturación y luminosidad',
  hue: 'Tono',
} satisfies Words<typeof english>;
