export {
  IDENTITY_TYPES,
  isIdentityNumber,
  isMasked,
  type IdentityType,
} from '../../../openapi/identity-documents';
