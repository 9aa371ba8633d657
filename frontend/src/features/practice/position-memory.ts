import { browserStorage } from '../../shared/session/browser-storage.ts';

type Place = 'lesson' | 'question';

const keyOf = (userId: string, topicId: string) => `matraz.position.${userId}.${topicId}`;

const read = (key: string) => browserStorage.readJson<Partial<Record<Place, number>>>(key);

/** The student's last position in a topic, in this browser. Undefined when it is unknown or no longer exists. */
export const rememberedPosition = (userId: string, topicId: string, place: Place, count: number) => {
  const index = read(keyOf(userId, topicId))?.[place];
  return Number.isInteger(index) && index !== undefined && index >= 0 && index < count ? index : undefined;
};

export const rememberPosition = (userId: string, topicId: string, place: Place, index: number) => {
  const key = keyOf(userId, topicId);
  browserStorage.write(key, JSON.stringify({ ...read(key), [place]: index }));
};
