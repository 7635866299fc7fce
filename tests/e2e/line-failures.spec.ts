import { entryFlow } from './writes/entry';
import { survivesLineFailures } from './writes/line-failures';

survivesLineFailures('an entry', entryFlow);
