import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { lazily } from '../base/lazily.ts';
import { requestCompiler } from './validation.ts';

// Compiling all schemas at start would delay it. Tests find schemas that don't compile.

/** Compiles a request schema on its first request. */
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

/** Compiles a response serializer on its first response. */
export function responseSerializer(): FastifySerializerCompiler<object> {
  const compile = SerializerSelector()();
  return ({ httpStatus = '', ...route }) => {
    const serializer = lazily(() => compile({ ...route, httpStatus }));
    return (response) => serializer()(response);
  };
}
