import build from 'virtual:build-facts';
import { create } from 'zustand';

interface ServerVersion {
  /** The version of the contract that the server implements, as its last response named it. */
  version: string | undefined;
}

/** The version of the contract that the server implements; undefined before the first response. */
export const useServerVersion = create<ServerVersion>()(() => ({ version: undefined }));

const majorOf = (version: string) => version.split('.')[0];

/**
 * Whether a server of this version breaks what this site was built for: another major version of the
 * contract (semantic versioning).
 */
export function isOtherContract(version: string | undefined): version is string {
  return version !== undefined && majorOf(version) !== majorOf(build.contract);
}

/** Stores the version that a response names; reports another major version to the console, once. */
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
