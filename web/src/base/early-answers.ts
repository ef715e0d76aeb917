// Responses to calls that the page's head sent before this code had arrived (`build/early-start.ts`). Each is used once, and none
// outlives the first write or refusal: responses from before a login must not be read afterwards.

declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** The answer that is under way already, or null where the call must be made. */
export function claimEarlyAnswer(request: Request): Promise<Response> | null {
  const answers = window.earlyAnswers;
  if (!answers) return null;
  if (request.method !== 'GET') {
    delete window.earlyAnswers;
    return null;
  }
  const { pathname, search } = new URL(request.url);
  const answer = answers[pathname + search];
  if (!answer) return null;
  delete answers[pathname + search];
  return answer.then((response) => {
    if (!response.ok) delete window.earlyAnswers;
    return response;
  });
}
