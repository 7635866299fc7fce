// Forms and rules take the contract's identity documents from here.
export {
  IDENTITY_TYPES,
  isIdentityNumber,
  isMasked,
  type IdentityType,
} from '../../../openapi/identity-documents';
