export { findTextModel, findTextModelName } from './find-text-model.ts';
