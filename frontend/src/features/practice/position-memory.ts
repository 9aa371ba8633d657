type Place = 'lesson' | 'question';

const keyOf = (userId: string, topicId: string) => `matraz.position.${userId}.${topicId}`;

const read = (key: string): Partial<Record<Place, number>> => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
};

/** The student's last position in a topic, in this browser. Undefined when it is unknown or no longer exists. */
export const rememberedPosition = (userId: string, topicId: string, place: Place, count: number) => {
  const index = read(keyOf(userId, topicId))[place];
  return Number.isInteger(index) && index !== undefined && index >= 0 && index < count ? index : undefined;
};

export const rememberPosition = (userId: string, topicId: string, place: Place, index: number) => {
  const key = keyOf(userId, topicId);
  localStorage.setItem(key, JSON.stringify({ ...read(key), [place]: index }));
};
