/** Text of a model for the worked example of a press release. */
export { default as pressRelease } from '@folio/catalogue/worked-results/press-release.result';
