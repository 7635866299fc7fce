import { entryFlow } from './writes/entry';
import { FLOWS } from './writes/flows';
import { survivesNetworkFailures } from './writes/network-failures';

for (const [name, flow] of FLOWS) if (flow !== entryFlow) survivesNetworkFailures(name, flow);
