// What the engine gets of an order, and what its price is measured by.
export { engineContext } from './engine-context.ts';
export { countFileWords, measureRow } from './measure-order.ts';
export { orderLanguage } from './order-language.ts';
export { mannersOf } from './order-manners.ts';
export { givenFileReader } from './read-given-file.ts';
