// Server rule for extending the sign-up, used by the edition form.
export { extensionRefusal } from '../../openapi/sign-up-extension';
