import { entryFlow } from './writes/entry';
import { FLOWS } from './writes/flows';
import { survivesLineFailures } from './writes/line-failures';

for (const [name, flow] of FLOWS) if (flow !== entryFlow) survivesLineFailures(name, flow);
