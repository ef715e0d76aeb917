import type english from '../../en/remarks/page-checks.ts';
import type { Words } from '../../words.ts';

export default {
  status: {
    name: 'Respuesta del servidor',
    advice: 'Solo se indexan las páginas que responden con 200. Repara la página o redirige con un 301.',
  },
  redirect: {
    name: 'Redirección',
    advice: 'La dirección lleva a otra, lo que cuesta tiempo y rastreo. Enlaza directamente la dirección final.',
  },
  indexable: {
    name: 'Indexación permitida',
    advice:
      'Un noindex deja la página fuera de todos los buscadores. Quítalo de la metaetiqueta robots o de la cabecera X-Robots-Tag si debe encontrarse.',
  },
  robots_txt: {
    name: 'robots.txt',
    advice: 'robots.txt prohíbe rastrear esta dirección, así que su contenido no se lee. Cambia la regla indicada.',
  },
  canonical: {
    name: 'Dirección canónica',
    advice:
      'Un único enlace canónico a la propia página indica qué dirección cuenta; otra dirección se lleva el posicionamiento. Indica exactamente uno.',
  },
  title: {
    name: 'Título',
    advice:
      'El título encabeza el resultado y se corta por encima de 580 px. Pon uno de 200 a 580 px que nombre primero el tema.',
  },
  description: {
    name: 'Metadescripción',
    advice:
      'La descripción gana el clic y se corta por encima de 920 px. Escribe una de 400 a 920 px con la ventaja por delante.',
  },
  h1: {
    name: 'Encabezado principal (H1)',
    advice: 'Un H1 dice a lectores y buscadores de qué trata la página. Deja exactamente uno.',
  },
  heading_order: {
    name: 'Orden de los encabezados',
    advice: 'Un nivel omitido rompe el esquema que siguen lectores de pantalla y buscadores. Pasa de H2 a H3 sin saltos.',
  },
  words: {
    name: 'Palabras del texto principal',
    advice: 'Poco texto rara vez responde del todo. Añade lo que preguntan las visitas; no hay una longitud ideal.',
  },
  readability: {
    name: 'Legibilidad (0 a 100)',
    advice: 'Por debajo de 40 muchos abandonan. Divide las frases largas y elige palabras más cortas.',
  },
  keyword_title: {
    name: 'Palabra clave en el título',
    advice: 'Quien busca espera ver sus palabras. Pon la palabra clave al principio del título.',
  },
  keyword_h1: {
    name: 'Palabra clave en el H1',
    advice: 'El encabezado debe confirmar que se está en el sitio correcto. Usa la palabra clave o una forma de ella.',
  },
} satisfies Words<typeof english>;
