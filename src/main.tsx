import { reportCrash } from './app/report-crash';
import { start } from './app/start';

const { plainPage } = window;

if (plainPage.supported) {
  plainPage.running = true;
  start().catch(reportCrash);
}
