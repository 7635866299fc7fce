import { accessApiTests } from './support/api-tests.ts';
import { embedded } from './support/templates.ts';

accessApiTests('access to the API on the embedded database', embedded);
