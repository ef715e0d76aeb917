/** Milliseconds after which a page that has drawn no frame goes on: a covered window, or an app that shows pages, may draw none for long. */
const patience = 250;

/** Resolves once the current render is on the screen. A hidden page does not paint and does not wait. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve();
    const timer = setTimeout(resolve, patience);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        setTimeout(resolve);
      }),
    );
    return undefined;
  });
