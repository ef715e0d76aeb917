// What the engine gets of an order, and what its price is measured by.
export { engineContext } from './engine-context.ts';
export { keepFieldFile } from './keep-field-file.ts';
export { measureRow } from './measure-order.ts';
export { behaviourOf as mannersOf } from './order-behaviour.ts';
export { orderLanguage } from './order-language.ts';
export { givenFileReader } from './read-given-file.ts';
