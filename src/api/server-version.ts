import build from 'virtual:build-facts';
import { create } from 'zustand';

interface ServerVersion {
  version: string | undefined;
}

/** Contract version of the server; undefined before the first response. */
export const useServerVersion = create<ServerVersion>()(() => ({ version: undefined }));

const majorOf = (version: string) => version.split('.')[0];

/** Returns whether a contract version is incompatible: has another major version. */
export function isOtherContract(version: string | undefined): version is string {
  return version !== undefined && majorOf(version) !== majorOf(build.contract);
}

/** Stores the contract version of a response; reports another major version to the console once. */
export function recordServerVersion(envelope: unknown): void {
  if (typeof envelope !== 'object' || envelope === null || !('version' in envelope)) return;
  const { version } = envelope;
  if (typeof version !== 'string' || version === useServerVersion.getState().version) return;
  useServerVersion.setState({ version });
  if (isOtherContract(version))
    console.error(
      `The server implements version ${version} of the contract; this site was built for ${build.contract}.`,
    );
}
