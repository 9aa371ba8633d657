/** Uploaded pictures of a question are at most 300 pixels wide; they open large. */
export const pictures = "[&_img[src*='/uploads/']]:max-w-[300px]!";
