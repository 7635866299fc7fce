import { useIntl } from 'react-intl';
import { fileUrl } from '@/api/file-url';
import styles from './footer.module.css';
import type { useFooter } from './use-footer';

export function FooterQrCodes({ codes }: Pick<ReturnType<typeof useFooter>, 'codes'>) {
  const intl = useIntl();
  return (
    <ul role="list" className={styles['codes']}>
      {codes.map(({ name, picture }) => {
        const caption = intl.formatMessage({ id: `common.qr.${name}` });
        return (
          <li key={name} className={styles['code']}>
            <img
              src={fileUrl(picture)}
              alt={intl.formatMessage({ id: 'common.qrCode' }, { name: caption })}
              width="96"
              height="96"
              loading="lazy"
            />
            <span aria-hidden="true">{caption}</span>
          </li>
        );
      })}
    </ul>
  );
}
