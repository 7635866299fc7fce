// Forms and rules take the contract's normal forms from here.
export { NORMAL_FORMS, type TextKind } from '../../../openapi/normal-forms';
