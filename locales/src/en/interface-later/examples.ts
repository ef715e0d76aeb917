export default {
  lead: 'What each tool was asked for, and what comes out. Nothing here is ordered or costs anything.',
  given: 'What was given',
  result: 'What comes out',
  madeBy: 'Made by the built-in engine from these words alone.',
  noResult:
    'No result to show here: this tool takes a connected model, a file, a page of the web or a few minutes. With the example it can be ordered at once.',
  tryIt: 'Try this example',
  all: 'All examples',
  hasResult: 'With its result',
  onlyGiven: 'Shows what is asked for',
  failed: 'The examples could not be loaded',
};
