// `npm run locales`: writes `locales/src/<kind>/<area>.gen.ts`, which gives an area of texts in every language, from what lies in the
// folders of the languages. `npm run locales new <code> <name>` makes the folder of a new language, with the English texts to translate.
import { generateLocales } from './locales/generate-locales.mjs';

generateLocales();
