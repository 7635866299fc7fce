/** Requests the status of a user’s sign-up for an activity. */
export async function signUpStatus(address: string, token: string, id: string): Promise<string> {
  const url = `${address}/api/client/activity/signUp/${id}`;
  const response = await fetch(url, { headers: { token } });
  return ((await response.json()) as { data: { status: string } }).data.status;
}
