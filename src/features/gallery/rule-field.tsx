import { Form, Input } from 'antd';
import { FormattedMessage } from 'react-intl';
import { RULES, type RuleName } from '@/lib/validation/rules';
import { useFieldRules } from '@/ui/form/use-field-rules';
import styles from './gallery.module.css';

function Examples({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <code key={text} translate="no" className={styles['example']}>
      {text === '' ? '∅' : text}
    </code>
  ));
}

/** Validation rule with a field to try it, and its accepted and rejected examples. */
export function RuleField({ name }: { name: RuleName }) {
  const { fits } = useFieldRules();
  const { accepted, refused } = RULES[name];
  return (
    <li className={styles['rule']}>
      <Form.Item
        name={name}
        label={<span translate="no">{name}</span>}
        rules={[fits(name)]}
        validateTrigger="onChange"
      >
        <Input allowClear autoComplete="off" />
      </Form.Item>
      <p>
        <FormattedMessage id="gallery.accepted" /> <Examples texts={accepted} />
      </p>
      <p>
        <FormattedMessage id="gallery.refused" /> <Examples texts={refused} />
      </p>
    </li>
  );
}
