export { recordModelCall } from './model-calls.queries.ts';
export * as modelPrices from './model-prices.queries.ts';
