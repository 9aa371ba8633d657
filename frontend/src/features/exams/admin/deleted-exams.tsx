import { useQuery } from '@tanstack/react-query';
import { DeletedList, DeletedRow } from '../../../authoring/history/deleted-list.tsx';
import { call } from '../../../shared/net/api.ts';

export const DeletedExams = () => {
  const { data = [] } = useQuery({ queryKey: ['exams', 'deleted'], queryFn: () => call('listDeletedExams') });
  return (
    <DeletedList title="Ensayos eliminados" count={data.length}>
      {data.map(({ id, ...exam }) => (
        <DeletedRow key={id} {...exam} subject={{ kind: 'exam', id, name: `Ensayo eliminado: ${exam.title}` }} />
      ))}
    </DeletedList>
  );
};
