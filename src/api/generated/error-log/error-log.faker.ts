/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ErrorLogEnvelope
} from '../model';


export const getSendErrorLogResponseMock = (): ErrorLogEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"accepted":2}})

