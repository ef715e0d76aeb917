// Engine input of an order, and the measure of its price.
export { engineContext } from './engine-context.ts';
export { measureRow } from './measure-order.ts';
export { behaviourOf as mannersOf } from './order-behaviour.ts';
export { orderLanguage } from './order-language.ts';
export { givenFileReader } from './read-given-file.ts';
export { saveFieldFile } from './save-field-file.ts';
