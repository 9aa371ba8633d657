import type pg from 'pg';

interface AdminStats {
  totalTopics: number;
  totalLessons: number;
  totalQuestions: number;
  totalVideos: number;
}

export const selectAdminStats = async (pool: pg.Pool): Promise<AdminStats> => {
  const { rows } = await pool.query<AdminStats>(`
    select
      (select count(*) from read.topic)::int as "totalTopics",
      (select count(*) from read.lesson)::int as "totalLessons",
      (select count(*) from read.question)::int as "totalQuestions",
      (select count(*) from read.video)::int as "totalVideos"`);
  const [stats] = rows;
  if (!stats) throw new Error('a select without from gives one row');
  return stats;
};
