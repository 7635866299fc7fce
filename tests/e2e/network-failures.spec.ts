import { entryFlow } from './writes/entry';
import { survivesNetworkFailures } from './writes/network-failures';

survivesNetworkFailures('an entry', entryFlow);
