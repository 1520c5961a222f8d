/** The app's name in the cookies of the platform. */
export const APP = 'shop';
