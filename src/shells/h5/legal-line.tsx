import { useSiteIdentity } from '@/domain/site/site-identity';

/** Whose site it is, and its filing. */
export default function LegalLine() {
  const { name, copyright = name, filing } = useSiteIdentity();
  return (
    <p>
      © {copyright}
      {filing !== undefined && (
        <>
          <br />
          <span lang="zh-CN">{filing}</span>
        </>
      )}
    </p>
  );
}
