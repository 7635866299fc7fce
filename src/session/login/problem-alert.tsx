import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { Problem } from './problem';

/** Failures whose own text says less than the server's: these show the server's alone. */
const SERVER_SPEAKS: readonly Problem['id'][] = [
  'login.wrongLogin',
  'login.registerFailed',
  'login.sendFailed',
  'secondFactor.refused',
];

/** The one alert of the login forms. */
export function ProblemAlert({ problem: { id, serverMessage, values } }: { problem: Problem }) {
  const own = <FormattedMessage id={id} {...(values && { values })} />;
  if (serverMessage === undefined) return <Alert type="error" role="alert" title={own} showIcon />;
  if (SERVER_SPEAKS.includes(id))
    return <Alert type="error" role="alert" title={serverMessage} showIcon />;
  return <Alert type="error" role="alert" title={own} description={serverMessage} showIcon />;
}
