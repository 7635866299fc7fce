import { reportLoss } from './app/report-loss';
import { start } from './app/start';

const { plainPage } = window;

if (plainPage.supported) {
  plainPage.running = true;
  start().catch(reportLoss);
}
