// Abbreviations with a full stop that ends no sentence, in lower case.
const text: string =
  'mr mrs ms dr prof st no vs etc e.g i.e approx inc ltd co corp dept est fig jr sr vol p pp u.s u.k a.m p.m jan feb mar apr aug sept oct nov dec ca cf al';

export default text;
