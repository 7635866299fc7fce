import { reportCrash } from '@/app/errors/log-page-error';
import { start } from './app/start';

const { plainPage } = window;

if (plainPage.supported) {
  plainPage.running = true;
  start().catch(reportCrash);
}
