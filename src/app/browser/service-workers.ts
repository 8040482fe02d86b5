/** The browser's service workers, if it has them and may use them. With all cookies blocked Firefox throws at their touch. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return navigator.cookieEnabled ? navigator.serviceWorker : undefined;
}
