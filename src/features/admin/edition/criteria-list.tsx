import { CriterionFields } from '@/domain/judging/criterion-fields';
import { RowList } from '@/ui/admin/row-list';
import { useRowFields } from '@/ui/admin/use-row-fields';

/** Form list of an edition's criteria, which new judging rounds copy. */
export function CriteriaList() {
  const { text } = useRowFields();
  return (
    <RowList
      name="criteria"
      label={text('staffMatch.criteria')}
      add={text('staffMatch.addCriterion')}
      fresh={() => ({})}
      row={(index) => <CriterionFields index={index} defaultMax="10" />}
    />
  );
}
