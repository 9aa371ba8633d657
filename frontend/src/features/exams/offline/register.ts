/** From now on an attempt's page comes up without a network. Browsers offer it on https and on localhost alone. */
export const registerOfflinePage = () => {
  if (import.meta.env.PROD) {
    navigator.serviceWorker
      ?.register('/service-worker.js', { scope: '/exam-attempt/' })
      .catch((error: unknown) => console.error(error));
  }
};
