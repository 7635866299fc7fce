interface Setting {
  key: string;
  content: string;
}

/** Saves a setting over HTTP with its newest revision; returns the response’s code. */
export async function saveSetting(
  address: string,
  token: string,
  setting: Setting,
): Promise<number> {
  const url = `${address}/api/sys/config`;
  const headers = { token, 'content-type': 'application/json' };
  const list = await fetch(url, { headers });
  const { data } = (await list.json()) as { data: (Setting & { revision: string })[] };
  const revision = data.find(({ key }) => key === setting.key)?.revision;
  const body = JSON.stringify({ ...setting, revision });
  const saved = await fetch(url, { method: 'PUT', headers, body });
  return ((await saved.json()) as { code: number }).code;
}
