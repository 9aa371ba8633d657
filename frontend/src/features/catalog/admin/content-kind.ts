export type ContentKind = 'lesson' | 'question' | 'video';
