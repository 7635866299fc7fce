import { eq } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { organisations } from '../../database/schema.ts';
import { organisationList } from './definitions.ts';

type Organisation = Schemas['StaffOrganisation'] & { id: string };

/** Inserts an organisation at the end of the list. */
export async function insertOrganisation(tx: Transaction, organisation: Organisation) {
  const columns = organisationList.columnsOf(organisation, undefined);
  const position = await tx.$count(organisations);
  await tx.insert(organisations).values({ ...columns, id: organisation.id, position });
}

/** Updates an organisation; keeps its position. Throws 404 if it doesn't exist. */
export async function changeOrganisation(tx: Transaction, organisation: Organisation) {
  const one = eq(organisations.id, organisation.id);
  const [stored] = await tx.select().from(organisations).where(one).for('update');
  if (stored === undefined) throw notFound();
  await tx.update(organisations).set(organisationList.columnsOf(organisation, stored)).where(one);
}
