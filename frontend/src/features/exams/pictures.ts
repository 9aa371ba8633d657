/** Class that limits uploaded pictures to 300 pixels. A click opens them in full size. */
export const pictures = "[&_img[src*='/uploads/']]:max-w-[300px]!";
