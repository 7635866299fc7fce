import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { Problem } from './problem';

export function ProblemAlert({ problem }: { problem: Problem }) {
  if (problem.id === undefined)
    return <Alert type="error" role="alert" title={problem.serverMessage} showIcon />;
  const { id, values, serverMessage } = problem;
  return (
    <Alert
      type="error"
      role="alert"
      title={<FormattedMessage id={id} {...(values && { values })} />}
      {...(serverMessage !== undefined && { description: serverMessage })}
      showIcon
    />
  );
}
