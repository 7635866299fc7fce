import { FormattedMessage, useIntl } from 'react-intl';
import { fileUrl } from '@/api/file-url';
import { useConfig } from '@/reference/use-config';
import styles from './footer.module.css';

/** The settings whose content is the id of a QR picture (spec section 2, footer). */
const CODES = ['consulting', 'miniProgram', 'institute', 'shortVideo'] as const;

/** The four QR images, each with its caption. */
export function FooterQrCodes() {
  return (
    <ul className={styles['codes']}>
      {CODES.map((name) => (
        <FooterQrCode key={name} name={name} />
      ))}
    </ul>
  );
}

function FooterQrCode({ name }: { name: (typeof CODES)[number] }) {
  const intl = useIntl();
  const picture = useConfig(`qr.${name}`);
  const caption = intl.formatMessage({ id: `common.qr.${name}` });
  return (
    <li className={styles['code']}>
      {picture !== undefined ? (
        <img
          src={fileUrl(picture)}
          alt={intl.formatMessage({ id: 'common.qrCode' }, { name: caption })}
          width="96"
          height="96"
          loading="lazy"
        />
      ) : (
        <span className={styles['codeWait']} />
      )}
      <span aria-hidden="true">
        <FormattedMessage id={`common.qr.${name}`} />
      </span>
    </li>
  );
}
