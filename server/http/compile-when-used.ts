import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { lazily } from '../base/lazily.ts';
import { requestCompiler } from './validation.ts';

// To compile what every operation takes and answers took a second of processor time at each start, most
// of it for operations that nobody calls soon. A schema that can't be compiled is found by the tests.

/** Compiles the schemas of a kind of request when the first of it comes. */
export function requestValidator(): FastifySchemaCompiler<object> {
  const compile = requestCompiler();
  return (route) => {
    const validator = lazily(() => compile(route));
    return (data: unknown) => {
      const validate = validator();
      return validate(data) ? true : { error: validate.errors ?? [] };
    };
  };
}

/** Compiles what writes a kind of response when the first of it goes out. */
export function responseSerializer(): FastifySerializerCompiler<object> {
  const compile = SerializerSelector()();
  return ({ httpStatus = '', ...route }) => {
    const serializer = lazily(() => compile({ ...route, httpStatus }));
    return (response) => serializer()(response);
  };
}
