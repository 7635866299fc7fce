/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  LoginEnvelope,
  RecoveryCodesEnvelope,
  RemovedSecondFactorEnvelope,
  SecondFactorEnvelope,
  SecondFactorSecretEnvelope
} from '../model';


export const getConfirmLoginResponseMock = (): LoginEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"token":"q3vJm0c7yV2w8sXfK1nTzA5uR9eLhB4d","phone":"13800000001"}})

export const getGetMySecondFactorResponseMock = (): SecondFactorEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"enabled":true,"required":false,"enabledDate":"2026-11-20T16:30:00+08:00","recoveryCodesLeft":9}})

export const getBeginMySecondFactorResponseMock = (): SecondFactorSecretEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"secret":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP","uri":"otpauth://totp/Competition:13800000001?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Competition&algorithm=SHA1&digits=6&period=30"}})

export const getConfirmMySecondFactorResponseMock = (): RecoveryCodesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"recoveryCodes":["K7QD-2MXP-9RTA-HW4N","B3FZ-8YCE-V6JU-5GSK","T9WA-4NQH-7DXM-2PRC","M6JE-UK83-ZFBY-9VTD","H2PX-R5WC-N8QA-G4SK","9YVB-D7TM-3KEJ-6ZHU","C4RN-WX92-5PGS-8FQA","V8KD-3HZM-T6BY-J2EU","5SQC-9PAX-K4WN-R7GT","E3UF-6JVD-8YMH-Z2BC"]}})

export const getRenewMyRecoveryCodesResponseMock = (): RecoveryCodesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"recoveryCodes":["K7QD-2MXP-9RTA-HW4N","B3FZ-8YCE-V6JU-5GSK","T9WA-4NQH-7DXM-2PRC","M6JE-UK83-ZFBY-9VTD","H2PX-R5WC-N8QA-G4SK","9YVB-D7TM-3KEJ-6ZHU","C4RN-WX92-5PGS-8FQA","V8KD-3HZM-T6BY-J2EU","5SQC-9PAX-K4WN-R7GT","E3UF-6JVD-8YMH-Z2BC"]}})

export const getRemoveMySecondFactorResponseMock = (): SecondFactorEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"enabled":false,"required":false,"recoveryCodesLeft":0}})

export const getRemoveSecondFactorResponseMock = (): RemovedSecondFactorEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-judge"}})

