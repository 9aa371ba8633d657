/** Lets the page of an attempt load without a network. Browsers allow it only on https and localhost. */
export const registerServiceWorker = () => {
  if (import.meta.env.PROD) {
    navigator.serviceWorker
      ?.register('/service-worker.js', { scope: '/exam-attempt/' })
      .catch((error: unknown) => console.error(error));
  }
};
