import type english from '../../en/templates/guidelines.ts';
import type { Words } from '../../words.ts';

export default {
  blog_article: {
    title: 'Artículo de blog',
    overall_goal: 'Quien busca [tema] encuentra una respuesta útil al momento y recuerda quién se la dio.',
    platform: 'Blog de la empresa, encontrado por buscadores',
    structure:
      'La respuesta en el primer párrafo; de tres a cinco apartados con títulos claros; un ejemplo en cada uno; el siguiente paso.',
    tone_of_voice: 'Útil y preciso, sin publicidad',
  },
  product_launch: {
    title: 'Lanzamiento de producto',
    overall_goal: 'Los clientes actuales prueban [producto] en el primer mes.',
    platform: 'Página de aterrizaje, boletín y redes sociales',
    structure: 'El problema que resuelve; qué hay de nuevo; pruebas; precio y disponibilidad; una sola llamada a la acción.',
    tone_of_voice: 'Seguro y concreto, sin superlativos',
  },
  newsletter: {
    title: 'Boletín',
    overall_goal: 'También se abre el próximo número y una de cada veinte personas hace clic.',
    platform: 'Correo electrónico, leído en el móvil',
    structure: 'Asunto de menos de 50 caracteres; una historia principal; dos notas breves; un botón.',
    tone_of_voice: 'Personal, como la carta de alguien',
  },
  job_campaign: {
    title: 'Campaña de empleo',
    overall_goal: 'Quien encaja se presenta a [puesto]; los demás lo ven pronto.',
    platform: 'Página de empleo y portales',
    structure: 'Qué harás; con quién; qué aportas; qué ofrecemos; cómo presentarse.',
    tone_of_voice: 'Honesto y cercano',
  },
} satisfies Words<typeof english>;
