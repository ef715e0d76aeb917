import type english from '../../en/remarks/structured-data.ts';
import type { Words } from '../../words.ts';

export default {
  price_unreadable: '«{value}» no es un importe único y se ha omitido.',
  currency_unknown: '«{value}» no es una moneda de ISO 4217 y se ha omitido.',
  author_is_person: 'El autor figura como Person; cámbialo a Organization si es una empresa.',
  address_parts: 'Toda la dirección está en streetAddress; sepárala en calle, código postal, localidad y país.',
  product_alternative: 'En lugar de offers bastan también review o aggregateRating; pon solo datos auténticos.',
  two_crumbs: 'Google exige al menos dos elementos, todos con dirección salvo el último.',
  recipe_items: 'Elementos: las líneas numeradas y las que siguen a una en blanco son pasos; las demás, ingredientes.',
  only_true: 'Marca solo lo que se ve en la página; los valores vacíos se han omitido.',
} satisfies Words<typeof english>;
