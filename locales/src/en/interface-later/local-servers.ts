export default {
  title: 'Model servers on this machine',
  lead: 'Servers that run here at their usual ports. One click connects a server and tries it; where no model writes yet, the one chosen writes from then on.',
  none: 'None found. Start Ollama, LM Studio, llama.cpp or vLLM on this machine, then search again.',
  rescan: 'Search again',
  model: 'Model of {{name}}',
  connect: 'Connect',
  noModel: 'It runs, but has no model yet. Load one there, then search again.',
  connected: '{{name}} connected',
  silent: '{{name}} is connected, but did not answer the test',
};
