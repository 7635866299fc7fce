// The form of editions takes the server's rule for a later end of sign-up from here.
export { extensionRefusal } from '../../openapi/sign-up-extension';
