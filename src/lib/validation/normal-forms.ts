export { NORMAL_FORMS, type TextKind } from '../../../openapi/normal-forms';
