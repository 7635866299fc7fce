import { logPageError } from './app/log-page-error';
import { start } from './app/start';

const { plainPage } = window;

if (plainPage.supported) {
  plainPage.running = true;
  start().catch((error: unknown) => {
    logPageError(error);
    console.error(error);
    plainPage.show('failed');
  });
}
